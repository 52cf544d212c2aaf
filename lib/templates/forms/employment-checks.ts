import { all, not, over, yes } from '@/lib/templates/parts'
import type { Check } from '@/lib/templates/types'

/** What the law says about the answers of an employment contract. */
export const employmentChecks: readonly Check[] = [
  {
    id: 'overTwoYears',
    rule: 'longer',
    field: 'to',
    from: 'from',
    months: 24,
    article: '기간제 및 단시간근로자 보호 등에 관한 법률#4',
    severity: 'caution',
  },
  {
    id: 'endBeforeStart',
    rule: 'earlier',
    field: 'to',
    than: 'from',
    article: '근로기준법#17',
    severity: 'caution',
  },
  {
    id: 'over52',
    rule: 'when',
    when: over('weeklyHours', 52),
    field: 'weeklyHours',
    article: '근로기준법#53',
    severity: 'illegal',
  },
  {
    id: 'over40',
    rule: 'when',
    when: all(over('weeklyHours', 40), not(over('weeklyHours', 52))),
    field: 'weeklyHours',
    article: '근로기준법#50',
    severity: 'caution',
  },
  {
    id: 'minorHours',
    rule: 'when',
    when: all(yes('minor'), over('weeklyHours', 35)),
    field: 'weeklyHours',
    article: '근로기준법#69',
    severity: 'illegal',
  },
  {
    id: 'probationPay',
    rule: 'when',
    when: all(yes('probation'), not(over('probationPercent', 89.999))),
    field: 'probationPercent',
    article: '최저임금법#5',
    severity: 'caution',
  },
  {
    id: 'under15',
    rule: 'when',
    when: not(over('weeklyHours', 14.99)),
    field: 'weeklyHours',
    article: '근로기준법#18',
    severity: 'caution',
  },
  {
    id: 'minorPapers',
    rule: 'when',
    when: yes('minor'),
    field: 'minor',
    article: '근로기준법#66',
    severity: 'caution',
  },
  {
    id: 'signedAfterStart',
    rule: 'earlier',
    field: 'from',
    than: 'signedOn',
    article: '근로기준법#17',
    severity: 'caution',
  },
]
