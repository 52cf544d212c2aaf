import { type Figures, figuresOf, type Moment, timingsOf } from './figures'
import { type BenchResult, isFailure } from './result'

const percent = (part: number, of: number) =>
  of === 0 ? '–' : `${part} (${Math.round((100 * part) / of)} %)`

const columns: readonly { title: string; of: (figures: Figures) => string }[] = [
  { title: 'answerable', of: ({ answerable }) => String(answerable) },
  { title: 'answered', of: ({ answered, answerable }) => percent(answered, answerable) },
  { title: 'right article', of: ({ right, answerable }) => percent(right, answerable) },
  { title: 'right one first', of: ({ first, answerable }) => percent(first, answerable) },
  { title: 'wrong', of: ({ wrong, answerable }) => percent(wrong, answerable) },
  { title: 'asked back', of: ({ askedBack, answerable }) => percent(askedBack, answerable) },
  { title: 'declined', of: ({ declined, answerable }) => percent(declined, answerable) },
  {
    title: 'grounded',
    of: ({ grounding }) => (grounding === null ? '–' : `${(100 * grounding).toFixed(1)} %`),
  },
  { title: 'unanswerable', of: ({ unanswerable }) => String(unanswerable) },
  { title: 'refused', of: ({ refused, unanswerable }) => percent(refused, unanswerable) },
  { title: 'asked back', of: ({ unclear, unanswerable }) => percent(unclear, unanswerable) },
  { title: 'failed', of: ({ failed }) => String(failed) },
]

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

type Group = { name: string; results: BenchResult[] }

function groups(results: readonly BenchResult[], key: (result: BenchResult) => string): Group[] {
  const names = [...new Set(results.map(key))]
  return names.map((name) => ({ name, results: results.filter((each) => key(each) === name) }))
}

function figuresTable(title: string, rows: readonly Group[]): string {
  return table(
    [title, ...columns.map((column) => column.title)],
    rows.map(({ name, results }) => {
      const figures = figuresOf(results)
      return [name, ...columns.map((column) => column.of(figures))]
    }),
  )
}

const momentNames: Record<Moment, string> = {
  firstByte: 'first byte',
  firstSource: 'first source',
  end: 'end',
}

function timesTable(results: readonly BenchResult[]): string {
  return table(
    ['people at once', 'until', 'questions', 'p50 ms', 'p95 ms'],
    timingsOf(results).map(({ people, moment, count, p50, p95 }) => [
      String(people),
      momentNames[moment],
      String(count),
      p50.toFixed(0),
      p95.toFixed(0),
    ]),
  )
}

function failureLines(results: readonly BenchResult[]): string {
  return results
    .filter(isFailure)
    .map(({ question, reply }) => {
      const labels = reply.sources.map(({ label }) => label).join('; ')
      const said = reply.outcome === 'answered' ? labels : `${reply.outcome}: ${reply.reason}`
      return `- ${question.id} (${question.split}) ${question.question}\n  ${said}`
    })
    .join('\n')
}

/** The whole report as Markdown. `verbose` names every question that went wrong. */
export function reportOf(results: readonly BenchResult[], verbose: boolean): string {
  const answerable = results.filter(({ question }) => !('refuse' in question))
  const parts = [
    `# Legal chat, ${results.length} questions`,
    figuresTable('split', [
      ...groups(results, ({ question }) => question.split),
      { name: 'all', results: [...results] },
    ]),
    figuresTable(
      'language',
      groups(results, ({ question }) => question.language),
    ),
    figuresTable(
      'field',
      groups(answerable, ({ question }) => question.field),
    ),
    'Times without a model:',
    timesTable(results),
    ...(verbose ? ['Went wrong:', failureLines(results)] : []),
  ]
  return `${parts.join('\n\n')}\n`
}
