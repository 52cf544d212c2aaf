import { article } from '@/lib/calculators/lines'
import type { ArticleRef, PeriodLength } from '@/lib/calculators/types'

export type PeriodPreset = PeriodLength & {
  articles: ArticleRef[]
  /** Which law reckons it: the Civil Act, or the Criminal Procedure Act's own article 66. */
  law: 'civil' | 'criminal'
  /** A court may not lengthen it (불변기간). */
  peremptory: boolean
}

const preset = (
  length: number,
  unit: PeriodLength['unit'],
  articles: ArticleRef[],
  more: Partial<Pick<PeriodPreset, 'law' | 'peremptory'>> = {},
): PeriodPreset => ({ length, unit, articles, law: 'civil', peremptory: false, ...more })

const fixed = { peremptory: true }
const criminal = { law: 'criminal' } as const

/** Periods of the law, by name; the day to count from is that of service, of the judgment or of knowledge. */
export const periodPresets = {
  appeal: preset(2, 'week', [article('민사소송법', '396', 1)], fixed),
  'final-appeal': preset(
    2,
    'week',
    [article('민사소송법', '425'), article('민사소송법', '396', 1)],
    fixed,
  ),
  'immediate-appeal': preset(1, 'week', [article('민사소송법', '444', 1)], fixed),
  'payment-order-objection': preset(2, 'week', [article('민사소송법', '470', 1)], fixed),
  'small-claim-objection': preset(2, 'week', [article('소액사건심판법', '5의4', 1)], fixed),
  'mediation-objection': preset(2, 'week', [article('민사조정법', '34', 1)], fixed),
  answer: preset(30, 'day', [article('민사소송법', '256', 1)]),
  'appeal-brief': preset(40, 'day', [article('민사소송법', '402의2', 1)]),
  'final-appeal-brief': preset(20, 'day', [article('민사소송법', '427')]),
  'retrial-known': preset(30, 'day', [article('민사소송법', '456', 1)], fixed),
  'retrial-limit': preset(5, 'year', [article('민사소송법', '456', 3)]),
  'criminal-appeal': preset(7, 'day', [article('형사소송법', '358')], criminal),
  'criminal-final-appeal': preset(7, 'day', [article('형사소송법', '374')], criminal),
  'criminal-immediate-appeal': preset(7, 'day', [article('형사소송법', '405')], criminal),
  'criminal-appeal-brief': preset(20, 'day', [article('형사소송법', '361의3', 1)], criminal),
  'criminal-final-appeal-brief': preset(20, 'day', [article('형사소송법', '379', 1)], criminal),
  'formal-trial': preset(7, 'day', [article('형사소송법', '453', 1)], criminal),
  'criminal-complaint': preset(6, 'month', [article('형사소송법', '230', 1)], criminal),
  'administrative-suit-known': preset(90, 'day', [article('행정소송법', '20', 1)], fixed),
  'administrative-suit-limit': preset(1, 'year', [article('행정소송법', '20', 2)]),
  'administrative-appeal-known': preset(90, 'day', [article('행정심판법', '27', 1)], fixed),
  'administrative-appeal-limit': preset(180, 'day', [article('행정심판법', '27', 3)]),
  'unfair-dismissal': preset(3, 'month', [article('근로기준법', '28', 2)]),
  'labour-review': preset(10, 'day', [article('근로기준법', '31', 1)]),
  'labour-suit': preset(15, 'day', [article('근로기준법', '31', 2)]),
  'inheritance-renunciation': preset(3, 'month', [article('민법', '1019', 1)]),
  'forced-share-known': preset(1, 'year', [article('민법', '1117')]),
  'forced-share-limit': preset(10, 'year', [article('민법', '1117')]),
  'avoidance-known': preset(1, 'year', [article('민법', '406', 2)]),
  'avoidance-limit': preset(5, 'year', [article('민법', '406', 2)]),
  'tort-known': preset(3, 'year', [article('민법', '766', 1)]),
  'tort-act': preset(10, 'year', [article('민법', '766', 2)]),
  claim: preset(10, 'year', [article('민법', '162', 1)]),
  'commercial-claim': preset(5, 'year', [article('상법', '64')]),
  'three-year-claim': preset(3, 'year', [article('민법', '163')]),
  'one-year-claim': preset(1, 'year', [article('민법', '164')]),
} as const satisfies Record<string, PeriodPreset>

export type PeriodPresetName = keyof typeof periodPresets
export const periodPresetNames = Object.keys(periodPresets) as PeriodPresetName[]
