import { article } from '@/lib/calculators/lines'
import { floor, multiply, type Rational, rational } from '@/lib/calculators/rational'
import type { ArticleRef } from '@/lib/calculators/types'

/** What a suit is about, where its value follows from something else than a sum of money (인지규칙 §9–18의2). */
export const claimKinds = [
  'money',
  'property-ownership',
  'property-delivery',
  'property-possession',
  'lease-right',
  'registration-transfer',
  'registration-cancel',
  'no-value',
  'no-value-special',
  'non-property',
  'tax-annulment',
] as const
export type ClaimKind = (typeof claimKinds)[number]

const rule = '민사소송 등 인지규칙'
const half = rational(1, 2)
const third = rational(1, 3)

/** §9 (1), (2): land and buildings count for half of their official price; then the share of the right. */
const shares: Partial<Record<ClaimKind, { share: Rational; articles: ArticleRef[] }>> = {
  'property-ownership': { share: half, articles: [article(rule, '9'), article(rule, '10', 1)] },
  'property-delivery': {
    share: multiply(half, half),
    articles: [article(rule, '9'), article(rule, '12')],
  },
  'property-possession': {
    share: multiply(half, third),
    articles: [article(rule, '9'), article(rule, '10', 2)],
  },
  'lease-right': {
    share: multiply(half, half),
    articles: [article(rule, '9'), article(rule, '10', 3)],
  },
  'registration-transfer': { share: half, articles: [article(rule, '9'), article(rule, '13', 1)] },
  'registration-cancel': {
    share: multiply(half, half),
    articles: [article(rule, '9'), article(rule, '13', 1)],
  },
}

export type ClaimValue = { value: number; formula: string; articles: ArticleRef[] }

/** The value of the claim, or null when the figure that it follows from was not given. */
export function claimValue(
  kind: ClaimKind,
  given: { value: number | undefined; officialPrice: number | undefined },
): ClaimValue | null {
  if (kind === 'no-value' || kind === 'non-property')
    return { value: 50_000_000, formula: '', articles: [article(rule, '18의2')] }
  if (kind === 'no-value-special')
    return { value: 100_000_000, formula: '', articles: [article(rule, '18의2')] }
  if (kind === 'money')
    return given.value === undefined
      ? null
      : {
          value: given.value,
          formula: '',
          articles: [article('민사소송법', '27'), article(rule, '12')],
        }
  if (kind === 'tax-annulment') {
    if (given.value === undefined) return null
    const counted = Math.min(given.value, 3_000_000_000)
    return {
      value: floor(multiply(rational(counted), third)),
      formula: `${counted} × 1/3`,
      articles: [article(rule, '17')],
    }
  }
  const share = shares[kind]
  if (!share || given.officialPrice === undefined) return null
  return {
    value: floor(multiply(rational(given.officialPrice), share.share)),
    formula: `${given.officialPrice} × ${share.share.numerator}/${share.share.denominator}`,
    articles: share.articles,
  }
}
