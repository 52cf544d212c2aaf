import { pattern, type Rule } from './rule'

/** When a loan is to be paid back, if only the borrower knows. */
export const loanTermRules: readonly Rule[] = [
  {
    id: 'repayment-open',
    kind: 'risk',
    topic: 'vague-terms',
    types: ['loan'],
    severity: 'high',
    articles: ['민법 제603조'],
    says: [
      pattern`변제|상환|갚|돌려`,
      pattern`Ⓞ(?:은|는|이|가|의)|(?:형편|사정|여유|여력|돈)이 (?:되는|생기|나아|풀리)`,
      pattern`(?:형편|사정|여유|여력|정상화|호전|판단|원하는|편한|가능한).{0,30}(?:때|날|대로|까지|시점|면)`,
      pattern`늦출|미룰|미루|연기|연장|갚는다|갚기로|변제한다|상환한다|돌려준다`,
    ],
    unless: pattern`Ⓡ(?:과|와) (?:합의|협의)|Ⓡ의 (?:동의|승낙)|늦어도|기한의 ?이익|할 수 없`,
    why: '갚을 날을 빌린 사람의 형편이나 판단에 맡기면 언제 받을 수 있는지 알 수 없습니다.',
    suggestion: '갚을 날을 날짜로 적고, 미룰 때에는 서면으로 합의한다고 고칩니다.',
  },
]
