import type { ContractType } from '@/lib/contracts/constants'
import type { Rule } from './rule'

const trade: readonly ContractType[] = [
  'service',
  'software',
  'supply',
  'subcontract',
  'franchise',
  'dealership',
  'license',
  'advisory',
  'alliance',
  'processing',
  'nda',
  'investment',
  'partnership',
  'sale',
  'other',
]
const term = (
  id: string,
  topic: string,
  rest: Pick<Rule, 'severity' | 'why' | 'suggestion'> & Partial<Rule>,
): Rule => ({ id, topic, kind: 'risk', types: trade, articles: [], ...rest })

/** What one of the two alone may decide, take, look at or stop; each is seen by its meaning. */
export const powerRules: readonly Rule[] = [
  term('setoff-onesided', 'setoff-onesided', {
    severity: 'medium',
    articles: ['민법 제492조'],
    why: '상대방만 상계할 수 있으면 다투는 돈까지 받을 대금에서 깎일 수 있습니다.',
    suggestion: '다툼 없는 채권만, 미리 알린 뒤, 쌍방이 상계할 수 있다고 고칩니다.',
  }),
  term('suspension-at-will', 'suspension-at-will', {
    severity: 'medium',
    articles: ['민법 제538조'],
    why: '상대방이 보상 없이 일을 멈추게 할 수 있으면 기다리는 동안의 비용을 혼자 부담합니다.',
    suggestion: '멈추는 기간의 한도와 그동안의 비용, 기간 연장을 정합니다.',
  }),
  term('audit-unlimited', 'audit-unlimited', {
    severity: 'medium',
    types: [...trade.filter((type) => type !== 'partnership'), 'employment'],
    why: '상대방이 언제든지 모든 자료와 장소를 볼 수 있으면 영업비밀과 개인정보가 드러날 수 있습니다.',
    suggestion: '며칠 전에 알리고, 목적에 필요한 자료로 한정하며, 비밀을 지킨다고 적습니다.',
  }),
  term('publicity-use', 'publicity-use', {
    severity: 'low',
    types: [...trade, 'employment'],
    articles: ['민법 제751조'],
    why: '이름과 얼굴, 상호를 기한 없이 광고에 쓰게 하면 관계가 끝난 뒤에도 막기 어렵습니다.',
    suggestion: '쓰는 매체와 기간을 정하고 그때마다 동의를 받는다고 고칩니다.',
  }),
  term('sole-judgement', 'sole-judgement', {
    severity: 'medium',
    types: [...trade, 'housing-lease', 'shop-lease', 'employment'],
    articles: ['민법 제105조'],
    why: '뜻을 풀이하거나 사실을 정하는 일을 상대방에게 맡기면 다툼이 생길 때 그 말에 따라야 합니다.',
    suggestion: '협의하여 정하고, 되지 않으면 조정이나 법원의 판단에 따른다고 고칩니다.',
  }),
  term('insurance-cost', 'insurance-cost', {
    severity: 'low',
    why: '상대방이 고른 보험을 이쪽 돈으로 들게 하면 위험과 비용을 함께 떠안습니다.',
    suggestion: '필요한 보험과 한도를 적고 보험료를 위험에 따라 나눕니다.',
  }),
  term('contract-change-onesided', 'unilateral-change', {
    severity: 'high',
    types: [...trade, 'employment', 'housing-lease', 'shop-lease', 'loan'],
    articles: ['민법 제105조'],
    why: '상대방이 혼자 계약의 내용을 바꿀 수 있으면 합의한 조건이 지켜진다고 믿을 수 없습니다.',
    suggestion: '변경은 서면 합의로만 한다고 고칩니다.',
  }),
  term('risk-of-loss', 'risk-of-loss', {
    severity: 'medium',
    articles: ['민법 제537조'],
    why: '물건을 넘긴 뒤에도 없어지거나 망가지는 위험을 이쪽이 지면 손을 떠난 일까지 책임집니다.',
    suggestion: '위험은 인도한 때 넘어간다고 고칩니다.',
  }),
  term('sole-decision', 'sole-decision', {
    severity: 'medium',
    types: ['partnership', 'alliance', 'investment', 'other'],
    articles: ['민법 제706조'],
    why: '사업의 결정을 한쪽이 모두 하면 돈과 책임은 나누면서 뜻은 반영되지 않습니다.',
    suggestion: '중요한 일은 함께 정한다고 고칩니다.',
  }),
  term('deposit-nonrefundable', 'deposit-nonrefundable', {
    severity: 'high',
    types: [...trade, 'housing-lease', 'shop-lease'],
    articles: ['민법 제398조', '민법 제741조'],
    why: '상대방의 잘못으로 끝나도 낸 돈을 돌려받지 못할 수 있습니다.',
    suggestion: '이쪽의 책임 있는 사유로 끝난 때에만, 정한 금액을 넘지 않게 공제한다고 고칩니다.',
  }),
  term('legal-costs-onesided', 'legal-costs-onesided', {
    severity: 'low',
    types: [...trade, 'housing-lease', 'shop-lease', 'loan'],
    articles: ['민사소송법 제98조'],
    why: '이기고 지는 것과 관계없이 다툼의 비용을 이쪽이 모두 내게 됩니다.',
    suggestion: '소송비용은 판결이 정한 대로 부담한다고 고칩니다.',
  }),
  term('records-conclusive', 'records-conclusive', {
    severity: 'medium',
    why: '상대방의 기록과 계산만 맞는 것으로 하면 틀려도 바로잡기 어렵습니다.',
    suggestion: '자료를 확인하고 이의할 수 있다고 고칩니다.',
  }),
  term('stop-work-ban', 'defense-waiver', {
    severity: 'medium',
    articles: ['민법 제536조'],
    why: '대금을 받지 못하여도 일을 멈출 수 없으면 받을 길 없이 비용만 늘어납니다.',
    suggestion: '지급이 늦으면 알린 뒤 이행을 멈출 수 있다고 고칩니다.',
  }),
  term('silence-binds', 'deemed-consent', {
    severity: 'medium',
    types: [...trade, 'housing-lease', 'shop-lease', 'loan'],
    why: '짧은 기간에 답하지 않았다고 받아들인 것이 되면 뜻하지 않은 조건에 묶입니다.',
    suggestion: '서면으로 동의한 때에만 효력이 있다고 고칩니다.',
  }),
  term('extension-onesided', 'auto-renewal', {
    severity: 'medium',
    why: '상대방만 기간을 늘릴 수 있으면 원하지 않아도 묶입니다.',
    suggestion: '연장은 서로 합의한 때에만 한다고 고칩니다.',
  }),
  term('payment-postponed', 'payment-postponed', {
    severity: 'medium',
    articles: ['민법 제387조'],
    why: '상대방의 사정에 따라 지급을 미룰 수 있으면 언제 받을지 알 수 없습니다.',
    suggestion: '지급하는 날을 정하고 늦으면 지연이자를 낸다고 고칩니다.',
  }),
  term('best-price', 'most-favoured', {
    severity: 'low',
    why: '누구에게 준 조건이든 늘 가장 낮은 값을 맞추어야 하면 다른 거래까지 묶입니다.',
    suggestion: '비교하는 대상과 기간을 한정하거나 지웁니다.',
  }),
  term('one-sided-term', 'one-sided-term', {
    isLast: true,
    severity: 'medium',
    types: [],
    articles: ['민법 제103조', '민법 제104조'],
    why: '권리는 상대방에게, 의무나 위험은 이쪽에 치우친 조항입니다.',
    suggestion: '같은 권리와 의무를 쌍방에 두고, 요건과 한도를 적습니다.',
  }),
]
