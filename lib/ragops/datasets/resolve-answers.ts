import 'server-only'
import { checkCitations } from '@/lib/corpus/service'
import type { DatasetTarget } from '@/lib/ragops/constants'
import type { DatasetItem } from '@/lib/ragops/dataset-schema'
import type { ImportProblem, WrittenAnswer, WrittenItem } from './read-items'

const idShapes = { statutes: /^\d{6}#\d+(?:의\d+)*$/, cases: /^\d{1,9}$/ } as const
const kinds = { statutes: 'article', cases: 'case' } as const
/** Of one text whose citations are checked. */
const longestText = 50_000

type Found = { id: string; label: string }

/** Each citation by itself, as an answer: those that name nothing of the corpus are left out. */
async function findCited(
  texts: readonly string[],
  target: DatasetTarget,
): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>()
  let waiting: string[] = []
  const look = async () => {
    if (waiting.length === 0) return
    const citations = await checkCitations(waiting.join('\n'))
    let start = 0
    for (const text of waiting) {
      const end = start + text.length
      const cited = citations.find(
        (each) =>
          each.kind === kinds[target] &&
          each.target !== null &&
          each.start >= start &&
          each.end <= end,
      )
      if (cited?.target) found.set(text, { id: cited.target, label: text })
      start = end + 1
    }
    waiting = []
  }
  let length = 0
  for (const text of texts) {
    if (length + text.length > longestText) {
      await look()
      length = 0
    }
    waiting.push(text)
    length += text.length + 1
  }
  await look()
  return found
}

/** An answer by its id, or by what its citation means; two that mean the same count once, by the higher grade. */
function relevantOf(
  answers: readonly WrittenAnswer[],
  target: DatasetTarget,
  cited: ReadonlyMap<string, Found>,
): { relevant: DatasetItem['relevant']; unknown: string[] } {
  const relevant = new Map<string, DatasetItem['relevant'][number]>()
  const unknown: string[] = []
  for (const { text, grade, label } of answers) {
    const found = idShapes[target].test(text) ? { id: text, label } : cited.get(text)
    if (!found) unknown.push(text)
    else if ((relevant.get(found.id)?.grade ?? 0) < grade)
      relevant.set(found.id, {
        id: found.id,
        grade,
        ...(found.label ? { label: found.label.slice(0, 200) } : {}),
      })
  }
  return { relevant: [...relevant.values()], unknown }
}

/** Looks up what the answers of items name. Whoever cannot be found is a problem of its line. */
export async function resolveAnswers(
  items: readonly WrittenItem[],
  target: DatasetTarget,
): Promise<{ items: DatasetItem[]; problems: ImportProblem[] }> {
  const texts = new Set(
    items.flatMap(({ answers }) =>
      answers.map(({ text }) => text).filter((text) => !idShapes[target].test(text)),
    ),
  )
  const cited = await findCited([...texts], target)
  const problems: ImportProblem[] = []
  const resolved = items.map(({ line, answers, ...item }) => {
    const { relevant, unknown } = relevantOf(answers, target, cited)
    for (const value of unknown)
      problems.push({ line, reason: 'answer', value: value.slice(0, 60) })
    return { ...item, relevant }
  })
  return { items: resolved, problems }
}
