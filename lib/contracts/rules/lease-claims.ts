import { datesIn, monthsBetween } from '@/lib/contracts/text/dates'
import { shortestDays } from './measure'
import { pattern, type Reading, type Rule } from './rule'
import { cannot, givesUp } from './wording'

const twoYears = 23.5

/** The term of a lease that this sentence sets, in months; null where it sets none. */
function termSet({ sentence, text }: Reading): number | null {
  const [from, to] = datesIn(sentence.quote)
  if (from && to) return monthsBetween(from, to)
  const days = shortestDays(text)
  return pattern`기간(?:은|을|이|:|：)? ?.{0,24}(?:개월|년)|부터 .{0,12}(?:개월|년)`.test(text) &&
    Number.isFinite(days)
    ? days / 30.4
    : null
}

/** What a tenant may claim whatever the contract says. */
export const leaseClaimRules: readonly Rule[] = [
  {
    id: 'home-under-two-years',
    kind: 'void',
    topic: 'short-lease-term',
    types: ['housing-lease'],
    severity: 'low',
    articles: ['주택임대차보호법 제4조', '주택임대차보호법 제10조'],
    says: [pattern`\d|년|개월`],
    about: pattern`(?:임대차|계약|임대|거주|존속|사용|월세|전세)? ?기간`,
    unless: pattern`갱신|연장|통지|통보|알[리려린]|해지|2 ?년(?:의 기간|으로 본다|을 주장| 미만| 동안)|이 ?년을|일시 ?사용|제4조|수선|하자|보증 ?보험|연체|인상|증액|이내|전까지|납부|지급`,
    when: (reading) => {
      const months = termSet(reading)
      return (
        months !== null &&
        months >= 1 &&
        months < twoYears &&
        !/일시\s*사용|2년(?:의\s*기간)?을\s*주장할\s*수\s*있/.test(reading.contract.text)
      )
    },
    why: '주택 임대차는 기간을 2년보다 짧게 정해도 2년으로 봅니다. 짧은 기간은 임차인만 주장할 수 있어, 임대인은 그 기간이 끝났다는 이유로 내보내지 못합니다.',
    suggestion: '기간을 2년으로 적거나, 임차인은 2년을 주장할 수 있다고 덧붙입니다.',
  },
  {
    id: 'rent-reduction-waiver',
    kind: 'void',
    topic: 'rent-reduction-waiver',
    types: ['housing-lease', 'shop-lease'],
    severity: 'medium',
    articles: ['민법 제627조', '민법 제628조', '민법 제652조'],
    says: [
      pattern`차임|월세|임대료|임료|임차료|보증금`,
      pattern`(?:감액|감면|인하|깎|줄여|낮추|낮춰|내려|증감|조정을).{0,30}(?:${givesUp}|${cannot}|달라고 (?:하지|할 수))`,
      pattern`Ⓑ|당사자|쌍방`,
    ],
    unless: pattern`Ⓐ(?:은|는|이|가)[^Ⓑ]{0,50}(?:거절|거부|인상|증액)|정당한 (?:사유|이유) 없이|합의(?:하지|가) (?:아니|않|없)|증액.{0,30}감액.{0,40}청구할 수 있|제외|넘지|초과하지`,
    why: '임차인의 잘못 없이 일부를 쓰지 못하게 되거나 경제 사정이 달라지면 차임을 줄여 달라고 할 수 있고, 이를 미리 포기하게 하는 약정은 효력이 없습니다.',
    suggestion: '차임의 감액은 민법과 임대차보호법에 따라 청구할 수 있다고 고칩니다.',
  },
]
