import { all, either, is } from '@/lib/templates/parts'
import type { Check } from '@/lib/templates/types'

/** Who says what about which lease. */
export const renew = is('purpose', 'renew')
export const end = is('purpose', 'end')
export const refuse = is('purpose', 'refuse')
export const implied = is('purpose', 'impliedEnd')
export const arrears = is('purpose', 'arrears')
export const home = is('kind', 'home')
export const shop = is('kind', 'shop')
export const renewOrRefuse = either(renew, refuse)

/** What the law says about the answers of a notice. */
export const leaseNoticeChecks: readonly Check[] = [
  {
    id: 'tooEarly',
    only: all(renewOrRefuse, home),
    rule: 'earlier',
    field: 'writtenOn',
    than: 'homeFrom',
    article: '주택임대차보호법#6의3',
    severity: 'caution',
  },
  {
    id: 'homeLate',
    only: all(home, { field: 'purpose', oneOf: ['renew', 'end', 'refuse'] }),
    rule: 'passed',
    field: 'to',
    deadline: 'homeUntil',
    article: '주택임대차보호법#6',
    severity: 'caution',
  },
  {
    id: 'shopEarly',
    only: all(renewOrRefuse, shop),
    rule: 'earlier',
    field: 'writtenOn',
    than: 'homeFrom',
    article: '상가건물 임대차보호법#10',
    severity: 'caution',
  },
  {
    id: 'shopLate',
    only: all(renewOrRefuse, shop),
    rule: 'passed',
    field: 'to',
    deadline: 'shopUntil',
    article: '상가건물 임대차보호법#10',
    severity: 'caution',
  },
  {
    id: 'livesElsewhere',
    rule: 'when',
    when: is('homeGround', 'live'),
    field: 'homeGround',
    article: '주택임대차보호법#6의3',
    severity: 'caution',
  },
  {
    id: 'homeGround',
    rule: 'when',
    when: is('homeGround', 'none'),
    field: 'homeGround',
    article: '주택임대차보호법#6의3',
    severity: 'caution',
  },
  {
    id: 'shopGround',
    rule: 'when',
    when: is('shopGround', 'none'),
    field: 'shopGround',
    article: '상가건물 임대차보호법#10',
    severity: 'caution',
  },
  {
    id: 'largeShop',
    rule: 'when',
    when: all(implied, shop),
    field: 'purpose',
    article: '상가건물 임대차보호법#2',
    severity: 'caution',
  },
  {
    id: 'twoRents',
    rule: 'when',
    when: all(home, arrears, { field: 'shortOfTwo', over: 0 }),
    field: 'arrears',
    article: '민법#640',
    severity: 'illegal',
  },
  {
    id: 'threeRents',
    rule: 'when',
    when: all(shop, arrears, { field: 'shortOfThree', over: 0 }),
    field: 'arrears',
    article: '상가건물 임대차보호법#10의8',
    severity: 'illegal',
  },
]
