import { z } from 'zod'
import { article, grouped, inWon, line, refuse, when } from '@/lib/calculators/lines'
import {
  add,
  floor,
  formatFraction,
  multiply,
  type Rational,
  rational,
} from '@/lib/calculators/rational'
import { day, flag, wholeNumber, won } from '@/lib/calculators/schema'
import type {
  ArticleRef,
  CalculationOutcome,
  Calculator,
  Line,
  LineValue,
} from '@/lib/calculators/types'
import type { NoteKey } from '@/lib/calculators/words'
import {
  countPeople,
  descendants,
  divideAmong,
  type Heir,
  livingLines,
  type Rules,
} from './inheritance-heirs'

const act = '민법'

export const inheritanceInput = z.strictObject({
  deathDate: day('The day of death; it decides which text of the Civil Act holds.'),
  spouse: flag('Whether the deceased leaves a spouse (married by registration).').default(false),
  children: descendants
    .default([])
    .describe(
      'A number of living children, or a list: {name, status, spouse, children}. status: alive, dead (before the deceased), disqualified 결격, forfeited 상속권 상실, renounced 포기. spouse: whether a child who died leaves a spouse. children: their own children, in the same form.',
    ),
  parents: wholeNumber('How many parents live.', 0, 4).default(0),
  grandparents: wholeNumber(
    'How many grandparents live; they count when no parent does.',
    0,
    8,
  ).default(0),
  siblings: descendants.default([]).describe('Brothers and sisters, in the form of children.'),
  thirdDegree: wholeNumber(
    'Collateral relatives of the third degree: uncles, aunts, and nephews who do not step in for a sibling.',
    0,
    60,
  ).default(0),
  fourthDegree: wholeNumber('Collateral relatives of the fourth degree: cousins.', 0, 60).default(
    0,
  ),
  estate: won('The estate, to divide in money.').optional(),
  debts: won('Debts of the deceased; they count for the forced share.').default(0),
  gifts: won('Gifts that are added for the forced share (Civil Act 1113, 1114).').default(0),
})

type InheritanceInput = z.infer<typeof inheritanceInput>

type Order = {
  rank: 1 | 2 | 3 | 4 | 'spouse'
  heirs: Heir[]
  articles: ArticleRef[]
  notes: NoteKey[]
}

const one = rational(1)
const spouseKey = { key: 'spouse', relation: 'spouse' } as const

function equalParts(
  count: number,
  key: string,
  relation: Heir['relation'],
  share: Rational,
): Heir[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `${key}-${index + 1}`,
    name: null,
    relation,
    share: multiply(share, rational(1, count)),
  }))
}

/** Ascendants of the nearest degree with the spouse (§1000 (2), §1003, §1009 (2)). */
function ascendants(count: number, key: string, spouse: boolean): Heir[] {
  const weight = add(rational(count), spouse ? rational(3, 2) : rational(0))
  const part = multiply(one, rational(weight.denominator, weight.numerator))
  const heirs = equalParts(count, key, 'ascendant', multiply(part, rational(count)))
  return spouse
    ? [{ ...spouseKey, name: null, share: multiply(part, rational(3, 2)) }, ...heirs]
    : heirs
}

/** The order of those who inherit (§1000, §1001, §1003). */
function orderOf(input: InheritanceInput, rules: Rules): Order | null {
  const lines = livingLines('child', input.children, rules)
  if (lines.length > 0)
    return {
      rank: 1,
      heirs: divideAmong(lines, one, rules, 'descendant', input.spouse ? spouseKey : null),
      articles: [article(act, '1000', 1), article(act, '1009')],
      notes: [],
    }
  // With no spouse, those who come next among the descendants inherit in their own right.
  const next = input.children.flatMap(({ status, children }, index) =>
    status === 'renounced' ? livingLines(`child-${index + 1}`, children, rules) : [],
  )
  if (!input.spouse && next.length > 0)
    return {
      rank: 1,
      heirs: divideAmong(next, one, rules, 'descendant'),
      articles: [article(act, '1000', 1), article(act, '1000', 2), article(act, '1042')],
      notes: ['grandchildren-in-own-right'],
    }
  // The en-banc ruling 2020그42: when all children renounce, the spouse alone inherits.
  const renounced =
    input.spouse &&
    input.children.length > 0 &&
    input.children.some(({ status }) => status === 'renounced')
  const forebears = input.parents > 0 ? input.parents : input.grandparents
  if (!renounced && forebears > 0)
    return {
      rank: 2,
      heirs: ascendants(forebears, input.parents > 0 ? 'parent' : 'grandparent', input.spouse),
      articles: [article(act, '1000', 1), article(act, '1000', 2), article(act, '1009')],
      notes: [],
    }
  if (input.spouse)
    return {
      rank: 'spouse',
      heirs: [{ ...spouseKey, name: null, share: one }],
      articles: [article(act, '1003', 1)],
      notes: renounced ? ['all-children-renounced'] : [],
    }
  const siblings = livingLines('sibling', input.siblings, rules)
  if (siblings.length > 0)
    return {
      rank: 3,
      heirs: divideAmong(siblings, one, rules, 'sibling'),
      articles: [article(act, '1000', 1), article(act, '1009')],
      notes: [],
    }
  const [count, key] =
    input.thirdDegree > 0 ? [input.thirdDegree, 'third'] : [input.fourthDegree, 'fourth']
  return count > 0
    ? {
        rank: 4,
        heirs: equalParts(count, key, 'collateral', one),
        articles: [article(act, '1000', 1), article(act, '1000', 2)],
        notes: [],
      }
    : null
}

/** §1112: what part of the share by law is forced; siblings lost theirs on 2024-04-25. */
function forcedPart(relation: Heir['relation'], deathDate: string): Rational {
  if (relation === 'spouse' || relation.startsWith('descendant')) return rational(1, 2)
  if (relation === 'ascendant') return rational(1, 3)
  return relation.startsWith('sibling') && deathDate < '2024-04-25' ? rational(1, 3) : rational(0)
}

function shareValue(share: Rational, won: number | null): LineValue {
  return { kind: 'share', share: formatFraction(share), ...(won === null ? {} : { won }) }
}

/** What the share of one heir rests on: the order, the spouse's place, or stepping in for somebody else. */
function articlesOf({ key, relation }: Heir, { articles, notes }: Order): ArticleRef[] {
  if (relation === 'spouse') return [article(act, '1003', 1), article(act, '1009', 2)]
  const ownRight = notes.includes('grandchildren-in-own-right')
  const stepsIn = (ownRight ? /^child-\d+-\d+-/ : /^(child|sibling)-\d+-/).test(key)
  return [
    ...articles,
    ...(stepsIn ? [article(act, '1001'), article(act, '1010')] : []),
    ...(key.endsWith('-spouse') ? [article(act, '1003', 2)] : []),
  ]
}

/** What the forced shares are parts of (§1113 (1)): below zero when debts exceed everything else. */
function baseLines({ estate = 0, gifts, debts }: InheritanceInput, base: number | null): Line[] {
  if (base === null) return []
  const formula = [
    grouped(estate),
    ...(gifts > 0 ? [`+ ${grouped(gifts)}`] : []),
    ...(debts > 0 ? [`− ${grouped(debts)}`] : []),
  ].join(' ')
  return [line('forced-share-base', inWon(base), formula, [article(act, '1113', 1)])]
}

function calculate(input: InheritanceInput): CalculationOutcome {
  const { deathDate, estate } = input
  if (deathDate < '1991-01-01')
    return refuse('earlier-law', 'deathDate', 'shares before 1991-01-01 followed another text')
  if (countPeople(input.children) + countPeople(input.siblings) > 200)
    return refuse('too-many-people', 'children', 'at most 200 descendants and siblings')
  const everybody = JSON.stringify([input.children, input.siblings])
  if (deathDate < '2024-04-25' && everybody.includes('"forfeited"'))
    return refuse('no-forfeiture', 'children', 'forfeiture exists for deaths since 2024-04-25')
  const order = orderOf(input, { spouseOfDisqualified: deathDate < '2026-03-17' })
  if (order === null)
    return refuse('no-heir', 'children', 'nobody of the four ranks and no spouse was given')

  const base = estate === undefined ? null : estate + input.gifts - input.debts
  const heirs = order.heirs.map((heir) => {
    const forced = multiply(heir.share, forcedPart(heir.relation, deathDate))
    return {
      heir,
      amount: estate === undefined ? null : floor(multiply(rational(estate), heir.share)),
      forced,
      forcedAmount: base === null ? null : Math.max(0, floor(multiply(rational(base), forced))),
    }
  })
  const isForced = heirs.some(({ forced }) => forced.numerator !== 0n)
  return {
    ok: true,
    calculation: {
      result: {
        rank: order.rank,
        heirs: heirs.map(({ heir, amount, forced, forcedAmount }) => ({
          heir: heir.key,
          name: heir.name,
          relation: heir.relation,
          share: formatFraction(heir.share),
          amount,
          forcedShare: formatFraction(forced),
          forcedAmount,
        })),
        shares: Object.fromEntries(heirs.map(({ heir }) => [heir.key, formatFraction(heir.share)])),
        forcedBase: base,
      },
      lines: [
        ...heirs.map(({ heir, amount }) =>
          line(
            'share',
            shareValue(heir.share, amount),
            estate === undefined ? '' : `${grouped(estate)} × ${formatFraction(heir.share)}`,
            articlesOf(heir, order),
            heir.name ?? heir.key,
          ),
        ),
        ...baseLines(input, isForced ? base : null),
        ...heirs
          .filter(({ forced }) => forced.numerator !== 0n)
          .map(({ heir, forced, forcedAmount }) =>
            line(
              'forced-share',
              shareValue(forced, forcedAmount),
              `${formatFraction(heir.share)} × ${formatFraction(forcedPart(heir.relation, deathDate))}`,
              [article(act, '1112'), article(act, '1113', 1)],
              heir.name ?? heir.key,
            ),
          ),
      ],
      notes: [
        ...order.notes,
        ...when(deathDate >= '2026-03-17', 'forced-share-in-money'),
        ...when(isForced && base !== null && base <= 0, 'forced-base-exhausted'),
        ...when(estate !== undefined, 'won-cut'),
        ...when(order.rank === 3 && deathDate >= '2024-04-25', 'siblings-no-forced-share'),
      ],
      unknowns: ['will', 'special-gifts', 'contribution', 'inheritance-debts'],
      sources: [],
    },
  }
}

export const inheritance: Calculator<InheritanceInput> = {
  name: 'inheritance',
  summary: 'Who inherits by law, with which share, and the forced share.',
  input: inheritanceInput,
  example: {
    deathDate: '2026-10-01',
    spouse: true,
    children: [{ status: 'alive' }, { status: 'dead', spouse: true, children: 2 }],
    estate: 700_000_000,
  },
  laws: [{ law: act, inForceSince: '2026-03-17' }],
  calculate,
}
