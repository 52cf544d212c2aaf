import { type Block, blockSchema, type Cell, type Run } from '@/lib/documents/blocks/schema'
import { draftDocument } from '@/lib/templates/draft/draft-document'
import { isParticle, particleAfter } from '@/lib/templates/particle'
import { readAnswers } from '@/lib/templates/read-answer'
import { templates } from '@/lib/templates/templates'
import type { Template } from '@/lib/templates/types'
import { everyBranch, fillings } from './branches'

const runsOf = (block: Block): Run[][] => {
  if (block.kind === 'table') {
    return (block.rows ?? []).flatMap(({ cells }) => cells.map((cell: Cell) => cell.runs ?? []))
  }
  return 'runs' in block ? [block.runs ?? []] : []
}

/** What is wrong with one line of a document. */
function faultsOf(runs: readonly Run[]): string[] {
  const text = runs.map((run) => run.text).join('')
  const faults = /undefined|null|NaN|\[object|[{}]/.test(text) ? [text] : []
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1]?.text
    const particle = next === undefined ? undefined : /^[가-힣]+/.exec(next)?.[0]
    if (!run.field || run.highlight || !particle || !isParticle(particle)) continue
    if (particleAfter(run.text, particle) !== particle)
      faults.push(`${run.text}|${particle}: ${text}`)
  }
  return faults
}

function check(template: Template): { branches: number; faults: string[] } {
  const faults = new Set<string>()
  let branches = 0
  for (const filling of fillings) {
    for (const typed of everyBranch(template, filling)) {
      const { answers, faults: refused } = readAnswers(template, typed)
      for (const { path, problem } of refused) faults.add(`${path}: ${problem}`)
      const { blocks, blanks } = draftDocument(template, answers)
      branches += 1
      for (const block of blocks) {
        for (const runs of runsOf(block)) for (const fault of faultsOf(runs)) faults.add(fault)
      }
      // What is not asked leaves no blank behind.
      if (filling === 'all') for (const blank of blanks) faults.add(`${blank} is blank`)
      if (filling === 'none' && blanks.length === 0) faults.add('nothing is marked as blank')
    }
  }
  return { branches, faults: [...faults] }
}

test.each(templates.map((template) => [template.id, template] as const))(
  '%s is written in every branch',
  (_, template) => {
    const { branches, faults } = check(template)
    expect(faults).toEqual([])
    expect(branches).toBeGreaterThan(2)
  },
)

test.each(templates.map((template) => [template.id, template] as const))(
  '%s without answers has only marked blanks, and its blocks keep the rules of the tree',
  (_, template) => {
    const { blocks, blanks } = draftDocument(template, {})
    expect(blanks.length).toBeGreaterThan(0)
    for (const block of blocks) {
      expect(blockSchema.safeParse(block).success).toBe(true)
      for (const runs of runsOf(block)) {
        for (const run of runs) {
          if (run.field && !run.highlight) expect(run.text).toMatch(/^[\d,. 원%통]+$/)
          if (run.highlight) expect(run.text).toMatch(/^\[.*\](?:원|%)?$/)
        }
        if (block.kind !== 'table' && 'text' in block) {
          expect(runs.map(({ text }) => text).join('')).toBe(block.text)
        }
      }
    }
  },
)

/** Dates end with 일 in every way that they are written. */
const isDate = (template: Template, path: string) =>
  template.fields.some(({ id, kind }) => id === path && kind === 'date') ||
  template.computed?.some(({ id, op }) => id === path && /after|before/i.test(op))

test.each(templates.map((template) => [template.id, template] as const))(
  '%s lets every particle follow the answer before it',
  (_, template) => {
    const fixed =
      /\{([\w.]+)(?::\w+)?\}(?:\([^()]*\))?(?:은|는|이|가|을|를|과|와|으로|로)(?=[\s.,"]|부터|써)/g
    const found = [...JSON.stringify(template.document).matchAll(fixed)]
    const faults = found.filter(([, path = '']) => !isDate(template, path)).map(([all]) => all)
    expect(faults).toEqual([])
  },
)
