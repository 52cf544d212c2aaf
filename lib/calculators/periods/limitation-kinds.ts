import { article } from '@/lib/calculators/lines'
import type { ArticleRef, PeriodLength } from '@/lib/calculators/types'

export type LimitationKind = PeriodLength & {
  field: 'civil' | 'criminal' | 'sentence'
  articles: ArticleRef[]
}

const years = (
  length: number,
  field: LimitationKind['field'],
  ...articles: ArticleRef[]
): LimitationKind => ({ length, unit: 'year', field, articles })

const penal = (length: number) => years(length, 'criminal', article('형사소송법', '249', 1))
const sentence = (length: number) => years(length, 'sentence', article('형법', '78'))

/** How long claims, prosecutions and sentences last, by name. */
export const limitationKinds = {
  general: years(10, 'civil', article('민법', '162', 1)),
  property: years(20, 'civil', article('민법', '162', 2)),
  'three-year': years(3, 'civil', article('민법', '163')),
  'one-year': years(1, 'civil', article('민법', '164')),
  commercial: years(5, 'civil', article('상법', '64')),
  judgment: years(10, 'civil', article('민법', '165', 1)),
  'tort-known': years(3, 'civil', article('민법', '766', 1)),
  'tort-act': years(10, 'civil', article('민법', '766', 2)),
  wages: years(3, 'civil', article('근로기준법', '49')),
  severance: years(3, 'civil', article('근로자퇴직급여 보장법', '10')),
  insurance: years(3, 'civil', article('상법', '662')),
  premium: years(2, 'civil', article('상법', '662')),
  state: years(5, 'civil', article('국가재정법', '96')),
  'crime-death': penal(25),
  'crime-life': penal(15),
  'crime-10-years': penal(10),
  'crime-below-10': penal(7),
  'crime-below-5': penal(5),
  'crime-fine': penal(5),
  'crime-suspension-5': penal(3),
  'crime-minor': penal(1),
  'sentence-life': sentence(20),
  'sentence-10-years': sentence(15),
  'sentence-3-years': sentence(10),
  'sentence-below-3': sentence(7),
  'sentence-fine': sentence(5),
  'sentence-minor': sentence(1),
} as const satisfies Record<string, LimitationKind>

export type LimitationName = keyof typeof limitationKinds
export const limitationNames = Object.keys(limitationKinds) as LimitationName[]
