import { choice, date, list, longText, money, percent, person, text } from '@/lib/templates/fields'
import {
  all,
  companyRegister,
  each,
  filled,
  heading,
  is,
  item,
  not,
  over,
  paragraph,
  party,
  signature,
  title,
  when,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const agreed = is('interest', 'agreed')
const several = filled('otherDebtors')
const owedSeverally = is('liability', 'several')
/** 채무자 or 채무자들, as many as there are. */
const debtors = (one: string, more: string) => ({ when: several, text: more, otherwise: one })

export const paymentOrder: Template = {
  id: 'payment-order',
  title: '지급명령신청서',
  alsoCalled: ['지급명령', '독촉절차', 'payment-order-application'],
  category: 'court',
  articles: [
    '민사소송법#462',
    '민사소송법#463',
    '민사소송법#464',
    '민사소송법#470',
    '민사소송법#64',
    '민사소송법#249',
    '민사소송 등 인지법#7',
    '소송촉진 등에 관한 특례법#3',
    '상법#54',
  ],
  fields: [
    person('creditor', ['address', 'phone', 'email'], { example: '홍길동' }),
    person('debtor', ['address', 'phone'], { example: '김철수' }),
    list('otherDebtors', [person('party', ['address', 'phone'], { example: '박보증' })]),
    choice(
      'liability',
      { jointly: '연대하여', joint: '공동하여', several: '각' },
      { required: true, when: several },
    ),
    text('claimName', '대여금', { required: true }),
    choice(
      'ground',
      { loan: '대여금', goods: '물품대금', service: '용역대금', other: '그 밖의 금전' },
      { required: true },
    ),
    date('madeOn', '2025-03-01', { required: true, when: not(is('ground', 'other')) }),
    text('object', '사무용 의자 50개', {
      required: true,
      when: { field: 'ground', oneOf: ['goods', 'service'] },
    }),
    money('principal', '30000000', { required: true }),
    date('dueOn', '2026-02-28', { required: true }),
    longText(
      'facts',
      '박보증은 채무자 김철수의 위 채무를 연대보증하였고, 변제기가 지난 뒤에도 아무도 갚지 않고 있습니다.',
      { required: true },
    ),
    choice(
      'interest',
      {
        statutory: '법정이율(연 5%)',
        commercial: '상사 법정이율(연 6%)',
        agreed: '약정이율',
        none: '송달 다음 날부터만 청구',
      },
      { required: true },
    ),
    percent('rate', '10', { required: true, when: agreed }),
    money('serviceFee', '101520'),
    list('evidence', [text('name', '차용증')], { blankRows: 1 }),
    text('court', '서울중앙지방법원', { required: true }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [
    { id: 'lateFrom', op: 'dayAfter', from: 'dueOn' },
    { id: 'value', op: 'sum', of: ['principal'] },
    // Debts of their own are added up (민사소송법 제27조 제1항); those of one debt count once.
    { id: 'otherCount', op: 'count', list: 'otherDebtors' },
    { id: 'owedByOthers', op: 'product', of: ['principal', 'otherCount'] },
    { id: 'value', op: 'sum', of: ['principal', 'owedByOthers'], when: owedSeverally },
    { id: 'stamp', op: 'stamp', of: 'value', kind: 'paymentOrder' },
    { id: 'costs', op: 'sum', of: ['stamp', 'serviceFee'] },
  ],
  checks: [
    {
      id: 'rateCap',
      rule: 'when',
      when: all(is('ground', 'loan'), agreed, over('rate', 20)),
      field: 'rate',
      article: '이자제한법#2',
      severity: 'illegal',
    },
    {
      id: 'notDue',
      rule: 'future',
      field: 'dueOn',
      article: '민사소송법#462',
      severity: 'caution',
    },
  ],
  document: [
    title('지 급 명 령 신 청 서'),
    party('채권자', 'creditor'),
    party('채무자', 'debtor'),
    each('otherDebtors', party('채무자', 'row.party')),
    paragraph('{claimName} 청구의 독촉사건'),
    heading('청 구 취 지'),
    paragraph([
      debtors('채무자는', '채무자들은 {liability}'),
      ' 채권자에게 아래 돈을 지급하라는 지급명령을 구합니다.',
    ]),
    item('금 {principal}'),
    when(is('interest', 'none'), [
      item(
        '제1항의 돈에 대하여 지급명령 정본이 송달된 다음 날부터 다 갚는 날까지 연 12%의 비율로 계산한 돈',
      ),
    ]),
    when(is('interest', 'statutory'), [
      item(
        '제1항의 돈에 대하여 {lateFrom}부터 지급명령 정본이 송달된 날까지는 연 5%, 그 다음 날부터 다 갚는 날까지는 연 12%의 각 비율로 계산한 돈',
      ),
    ]),
    when(is('interest', 'commercial'), [
      item(
        '제1항의 돈에 대하여 {lateFrom}부터 지급명령 정본이 송달된 날까지는 연 6%, 그 다음 날부터 다 갚는 날까지는 연 12%의 각 비율로 계산한 돈',
      ),
    ]),
    when(all(agreed, not(over('rate', 12))), [
      item(
        '제1항의 돈에 대하여 {lateFrom}부터 지급명령 정본이 송달된 날까지는 연 {rate}, 그 다음 날부터 다 갚는 날까지는 연 12%의 각 비율로 계산한 돈',
      ),
    ]),
    when(all(agreed, over('rate', 12)), [
      item('제1항의 돈에 대하여 {lateFrom}부터 다 갚는 날까지 연 {rate}의 비율로 계산한 돈'),
    ]),
    item([
      '독촉절차비용 ',
      { when: filled('serviceFee'), text: '금 {costs} ' },
      '(인지대 {stamp}, 송달료 {serviceFee})',
    ]),
    heading('청 구 원 인'),
    when(is('ground', 'loan'), [
      item([
        '채권자는 {madeOn} ',
        debtors('채무자에게', '채무자 {debtor.name}에게'),
        ' {principal|을} 변제기를 {dueOn}로 정하여 빌려주었습니다.',
      ]),
    ]),
    when(is('ground', 'goods'), [
      item([
        '채권자는 {madeOn} ',
        debtors('채무자와', '채무자 {debtor.name|과}'),
        ' {object|을} 공급하기로 약정하고 이를 공급하였으며, ',
        debtors('채무자는', '{debtor.name|은}'),
        ' 그 대금 {principal|을} {dueOn}까지 지급하기로 하였습니다.',
      ]),
    ]),
    when(is('ground', 'service'), [
      item([
        '채권자는 {madeOn} ',
        debtors('채무자와', '채무자 {debtor.name|과}'),
        ' 용역계약을 맺고 {object|을} 마쳤으며, ',
        debtors('채무자는', '{debtor.name|은}'),
        ' 그 대금 {principal|을} {dueOn}까지 지급하기로 하였습니다.',
      ]),
    ]),
    when(is('ground', 'other'), [
      item([
        debtors('채무자는', '채무자들은'),
        ' 채권자에게 {principal|을} {dueOn}까지 지급할 의무가 있습니다.',
      ]),
    ]),
    item('{facts}'),
    item([
      '따라서 채권자는 ',
      debtors('채무자에게', '채무자들에게'),
      ' 청구취지에 적은 돈의 지급을 구하기 위하여 이 신청을 합니다.',
    ]),
    heading('첨 부 서 류'),
    each('evidence', item('{row.name} 1통')),
    companyRegister('creditor'),
    companyRegister('debtor'),
    each('otherDebtors', companyRegister('row.party')),
    paragraph('{writtenOn:long}', 'center'),
    signature('채권자', 'creditor'),
    paragraph('{court} 귀중'),
  ],
  steps: [{ id: 'file', cost: 'stamp' }, { id: 'serve' }, { id: 'objection' }, { id: 'final' }],
}
