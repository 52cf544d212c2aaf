import { runCalculator } from '@/lib/calculators/calculate'
import { add, decimal, rational } from '@/lib/calculators/rational'
import { exampleCount, numbers, reasonsOf, resultOf } from '../examples'

type Person = { status: string; spouse?: boolean; children?: Person[] }
type Family = {
  deathDate: string
  spouse: boolean
  children: Person[]
  parents: number
  siblings: Person[]
}

/** Shares in units of one whole estate of 10^n parts, found by giving heads out instead of dividing fractions. */
const whole =
  2n ** 6n *
  3n ** 8n *
  5n ** 6n *
  7n ** 6n *
  11n ** 4n *
  13n ** 3n *
  17n ** 3n *
  19n ** 2n *
  23n ** 2n

function inherits({ status, spouse = false, children = [] }: Person): boolean {
  if (status === 'alive') return true
  if (status === 'renounced') return false
  return (status === 'dead' && spouse) || children.some(inherits)
}

/** Two heads for each line, three for the spouse. */
function share(
  people: Person[],
  key: string,
  parts: bigint,
  spouse: string | null,
  out: Record<string, bigint>,
): void {
  const lines = people
    .map((person, index) => ({ person, name: `${key}-${index + 1}` }))
    .filter(({ person }) => inherits(person))
  const heads = BigInt(lines.length * 2 + (spouse ? 3 : 0))
  if (spouse) out[spouse] = (parts * 3n) / heads
  for (const { person, name } of lines) {
    const own = (parts * 2n) / heads
    if (person.status === 'alive') out[name] = own
    else
      share(
        person.children ?? [],
        name,
        own,
        person.status === 'dead' && person.spouse ? `${name}-spouse` : null,
        out,
      )
  }
}

function second(family: Family): Record<string, bigint> {
  const out: Record<string, bigint> = {}
  const spouse = family.spouse ? 'spouse' : null
  const next = family.children.flatMap(({ status, children = [] }, index) =>
    status === 'renounced'
      ? children.map((person, at) => ({ person, name: `child-${index + 1}-${at + 1}` }))
      : [],
  )
  const grandchildren = next.filter(({ person }) => inherits(person))
  if (family.children.some(inherits)) share(family.children, 'child', whole, spouse, out)
  else if (!spouse && grandchildren.length > 0)
    for (const { person, name } of grandchildren) {
      const part = whole / BigInt(grandchildren.length)
      if (person.status === 'alive') out[name] = part
      else {
        const left = person.status === 'dead' && person.spouse ? `${name}-spouse` : null
        share(person.children ?? [], name, part, left, out)
      }
    }
  else if (
    family.parents > 0 &&
    !(spouse && family.children.some(({ status }) => status === 'renounced'))
  )
    share(
      Array.from({ length: family.parents }, () => ({ status: 'alive' })),
      'parent',
      whole,
      spouse,
      out,
    )
  else if (spouse) out[spouse] = whole
  else share(family.siblings, 'sibling', whole, null, out)
  return out
}

const next = numbers(41)
const statuses = ['alive', 'alive', 'alive', 'dead', 'disqualified', 'forfeited', 'renounced']

function person(depth: number): Person {
  const status = statuses[next(statuses.length)] ?? 'alive'
  return {
    status,
    spouse: next(2) === 0,
    children: depth === 0 ? [] : Array.from({ length: next(3) }, () => person(depth - 1)),
  }
}

const families = Array.from(
  { length: exampleCount },
  (): Family => ({
    deathDate: '2026-05-01',
    spouse: next(2) === 0,
    children: Array.from({ length: next(4) }, () => person(2)),
    parents: next(3),
    siblings: [{ status: 'alive' }, ...Array.from({ length: next(3) }, () => person(1))],
  }),
)

describe('inheritance', () => {
  it.each(families)('equals shares given out by heads: %j', (family) => {
    const shares = resultOf('inheritance', family).shares as Record<string, string>
    const parts = Object.fromEntries(
      Object.entries(shares).map(([key, text]) => {
        const [top = '0', bottom = '1'] = text.split('/')
        return [key, (whole * BigInt(top)) / BigInt(bottom)]
      }),
    )
    expect(parts).toEqual(second(family))
  })

  it('gives out the whole estate, neither more nor less', () => {
    for (const family of families) {
      const shares = Object.values(resultOf('inheritance', family).shares as Record<string, string>)
      const sum = add(
        ...shares.map((text) => {
          const [top = '0', bottom = '1'] = text.split('/')
          return rational(BigInt(top), BigInt(bottom))
        }),
      )
      expect(sum).toEqual(decimal(1))
    }
  })

  it('lets the spouse of a disqualified child step in for deaths before the amendment', () => {
    const family = { children: [{ status: 'disqualified', spouse: true, children: 1 }] }
    expect(resultOf('inheritance', { ...family, deathDate: '2026-03-16' }).shares).toEqual({
      'child-1-spouse': '3/5',
      'child-1-1': '2/5',
    })
    expect(resultOf('inheritance', { ...family, deathDate: '2026-03-17' }).shares).toEqual({
      'child-1-1': '1',
    })
  })

  it('goes on to relatives of the fourth degree, and declines what it has no rule for', () => {
    const cousins = { deathDate: '2026-10-01', fourthDegree: 4 }
    expect(resultOf('inheritance', cousins).rank).toBe(4)
    expect(resultOf('inheritance', { ...cousins, thirdDegree: 1 }).shares).toEqual({
      'third-1': '1',
    })
    expect(reasonsOf('inheritance', { deathDate: '2026-10-01' })).toEqual(['children no-heir'])
    expect(reasonsOf('inheritance', { ...cousins, deathDate: '1990-12-31' })).toEqual([
      'deathDate earlier-law',
    ])
    expect(
      reasonsOf('inheritance', { deathDate: '2024-01-01', children: [{ status: 'forfeited' }] }),
    ).toEqual(['children no-forfeiture'])
  })

  it('shows the basis of forced shares, and explains one that debts have used up', () => {
    const of = (family: Record<string, unknown>) => {
      const outcome = runCalculator('inheritance', { deathDate: '2026-10-01', ...family })
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
      const { lines, notes, result } = outcome.calculation
      const base = lines.find(({ key }) => key === 'forced-share-base')
      return { base, result, explained: notes.includes('forced-base-exhausted') }
    }
    const money = { estate: 100_000_000, gifts: 20_000_000 }
    expect(of({ children: 2, ...money, debts: 150_000_000 })).toMatchObject({
      base: {
        value: { kind: 'won', won: -30_000_000 },
        formula: '100,000,000 + 20,000,000 − 150,000,000',
        articles: [{ law: '민법', no: '1113', paragraph: 1 }],
      },
      result: { forcedBase: -30_000_000, heirs: [{ forcedAmount: 0 }, { forcedAmount: 0 }] },
      explained: true,
    })
    expect(of({ children: 2, ...money, debts: 120_000_000 }).explained).toBe(true)
    expect(of({ children: 2, ...money, debts: 119_999_999 })).toMatchObject({
      base: { value: { won: 1 } },
      explained: false,
    })
    // Without an estate, and for those who have no forced share, there is no basis to show.
    expect(of({ children: 2 })).toMatchObject({ base: undefined, explained: false })
    expect(of({ siblings: 2, ...money, debts: 150_000_000 })).toMatchObject({
      base: undefined,
      explained: false,
    })
  })

  it('is not led astray by families that nobody has', () => {
    let child: Record<string, unknown> = { status: 'dead' }
    for (let depth = 0; depth < 3_000; depth += 1) child = { status: 'dead', children: [child] }
    const deep = { deathDate: '2026-10-01', children: [child] }
    expect(reasonsOf('inheritance', deep)).toEqual([
      'children.0.children.0.children.0.children.0.children invalid',
    ])
    const wide = Array.from({ length: 30 }, () => ({ status: 'dead', children: 30 }))
    expect(reasonsOf('inheritance', { deathDate: '2026-10-01', children: wide })).toEqual([
      'children too-many-people',
    ])
  })
})
