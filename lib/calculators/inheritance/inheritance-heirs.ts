import { z } from 'zod'
import { add, divide, multiply, type Rational, rational } from '@/lib/calculators/rational'
import { flag, wholeNumber } from '@/lib/calculators/schema'

/** Why somebody of the family inherits, or does not (민법 §1001, §1004, §1004의2, §1042). */
export const heirStatuses = ['alive', 'dead', 'disqualified', 'forfeited', 'renounced'] as const
export type HeirStatus = (typeof heirStatuses)[number]

/** A child or a sibling with those who may step in for them. */
export type Descendant = {
  name?: string | undefined
  status: HeirStatus
  spouse: boolean
  children: Descendant[]
}

const text = z.string().trim().max(40)

/** As many generations as can be alive at once; what goes deeper is nobody's family. */
const generations = 4

/** A list of descendants, or how many living ones there are. */
function descendantsIn(left: number): z.ZodType<Descendant[], unknown> {
  const counted = wholeNumber('How many there are, all alive.', 0, 30).transform((count) =>
    Array.from(
      { length: count },
      (): Descendant => ({ status: 'alive', spouse: false, children: [] }),
    ),
  )
  if (left === 0) return counted
  const descendant: z.ZodType<Descendant, unknown> = z.strictObject({
    name: text.optional(),
    status: z.enum(heirStatuses).default('alive'),
    spouse: flag('Whether a spouse is left.').default(false),
    children: descendantsIn(left - 1).default([]),
  })
  return z.union([counted, z.array(descendant).max(30)], {
    error: 'expected a whole number from 0 to 30, or a list of people',
  })
}

export const descendants = descendantsIn(generations)

/** How many people a family names. */
export function countPeople(people: readonly Descendant[]): number {
  return people.reduce((sum, { children }) => sum + 1 + countPeople(children), 0)
}

/** One who inherits: the way to them from the deceased (`child-1`, `child-2-spouse`) and the share. */
export type Heir = { key: string; name: string | null; relation: Relation; share: Rational }
export type Relation =
  | 'spouse'
  | 'descendant'
  | 'descendant-spouse'
  | 'ascendant'
  | 'sibling'
  | 'sibling-line'
  | 'collateral'

type Line = { key: string; person: Descendant }

export type Rules = {
  /** Until 2026-03-16 the spouse of somebody disqualified stepped in too (§1003 (2) before its amendment). */
  spouseOfDisqualified: boolean
}

/** Whether a line has anybody who inherits. */
function hasHeir(person: Descendant, rules: Rules): boolean {
  if (person.status === 'alive') return true
  if (person.status === 'renounced') return false
  return stepsInSpouse(person, rules) || person.children.some((child) => hasHeir(child, rules))
}

function stepsInSpouse({ status, spouse }: Descendant, rules: Rules): boolean {
  return spouse && (status === 'dead' || (status === 'disqualified' && rules.spouseOfDisqualified))
}

/** Those of a line that inherit. */
export function livingLines(key: string, people: readonly Descendant[], rules: Rules): Line[] {
  return people
    .map((person, index) => ({ key: `${key}-${index + 1}`, person }))
    .filter(({ person }) => hasHeir(person, rules))
}

/** Divides a share among lines: equal parts, and half as much again for a spouse beside them (§1009, §1010). */
export function divideAmong(
  lines: readonly Line[],
  share: Rational,
  rules: Rules,
  relation: 'descendant' | 'sibling',
  spouse: { key: string; relation: Relation } | null = null,
): Heir[] {
  const weight = add(rational(lines.length), spouse ? rational(3, 2) : rational(0))
  const part = divide(share, weight)
  const heirs = lines.flatMap(({ key, person }) => ofLine(key, person, part, rules, relation))
  return spouse
    ? [
        {
          key: spouse.key,
          name: null,
          relation: spouse.relation,
          share: lines.length === 0 ? share : multiply(part, rational(3, 2)),
        },
        ...heirs,
      ]
    : heirs
}

function ofLine(
  key: string,
  person: Descendant,
  share: Rational,
  rules: Rules,
  relation: 'descendant' | 'sibling',
): Heir[] {
  const line = /-\d+-\d+/.test(key)
  if (person.status === 'alive')
    return [
      {
        key,
        name: person.name ?? null,
        relation: relation === 'sibling' && line ? 'sibling-line' : relation,
        share,
      },
    ]
  const spouse = stepsInSpouse(person, rules)
    ? {
        key: `${key}-spouse`,
        relation: (relation === 'sibling' ? 'sibling-line' : 'descendant-spouse') as Relation,
      }
    : null
  return divideAmong(livingLines(key, person.children, rules), share, rules, relation, spouse)
}
