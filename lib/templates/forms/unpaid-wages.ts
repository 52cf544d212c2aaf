import { choice, date, list, longText, money, person, text } from '@/lib/templates/fields'
import {
  each,
  heading,
  is,
  item,
  paragraph,
  party,
  rows,
  signature,
  table,
  title,
  when,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const unpaidWages: Template = {
  id: 'unpaid-wages',
  title: '임금체불 진정서',
  alsoCalled: ['임금체불', '진정서', 'wage-complaint'],
  category: 'work',
  articles: [
    '근로기준법#36',
    '근로기준법#37',
    '근로기준법#43',
    '근로기준법#49',
    '근로기준법#104',
    '근로기준법#109',
    '근로자퇴직급여 보장법#9',
  ],
  fields: [
    person('worker', ['birthDate', 'address', 'phone'], { only: 'person', example: '김철수' }),
    person('employer', ['address', 'phone'], { example: '주식회사 가나' }),
    text('workplace', '서울 강남구 ○○로 1, 식당', { required: true }),
    text('duties', '주방 조리', { required: true }),
    date('joinedOn', '2025-03-02', { required: true }),
    choice('state', { left: '퇴직함', working: '재직 중' }, { required: true }),
    date('leftOn', '2026-10-31', { required: true, when: is('state', 'left') }),
    list('unpaid', [text('kind', '2026년 9월 임금'), money('amount', '2500000')], {
      required: true,
      blankRows: 3,
      exampleRows: [{ kind: '2026년 10월 임금' }, { kind: '퇴직금', amount: '4080000' }],
    }),
    longText(
      'account',
      '매월 10일에 받기로 하였으나 9월분부터 받지 못하였고, 퇴직금도 받지 못하였습니다.',
      {
        required: true,
      },
    ),
    choice('wish', { pay: '체불임금의 지급', punish: '지급과 처벌' }, { required: true }),
    list('evidence', [text('name', '근로계약서')], { blankRows: 1 }),
    text('office', '서울지방고용노동청 서울강남지청', { required: true }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [
    { id: 'total', op: 'sum', of: ['amount'], list: 'unpaid' },
    { id: 'payUntil', op: 'after', from: 'leftOn', days: 14 },
    { id: 'firstLateDay', op: 'dayAfter', from: 'payUntil' },
  ],
  checks: [
    {
      id: 'late',
      rule: 'when',
      when: is('state', 'left'),
      field: 'state',
      article: '근로기준법#37',
      severity: 'caution',
    },
    {
      id: 'lateWorking',
      rule: 'when',
      when: is('state', 'working'),
      field: 'state',
      article: '근로기준법#37',
      severity: 'caution',
    },
    {
      id: 'notYet',
      only: is('state', 'left'),
      rule: 'earlier',
      field: 'writtenOn',
      than: 'firstLateDay',
      article: '근로기준법#36',
      severity: 'caution',
    },
  ],
  document: [
    title('진 정 서'),
    party('진정인(근로자)', 'worker'),
    party('피진정인(사용자)', 'employer'),
    rows(
      ['사업장', '{workplace}'],
      ['한 일', '{duties}'],
      ['입사일', '{joinedOn}'],
      ['재직 여부', '{state}'],
    ),
    when(is('state', 'left'), [paragraph('진정인은 {leftOn:long} 퇴직하였습니다.')]),
    heading('받지 못한 금품'),
    table('unpaid', [
      ['내용', '{row.kind}'],
      ['금액', '{row.amount}'],
    ]),
    paragraph('합계  {total}'),
    heading('진정의 내용'),
    item('{account}'),
    when(is('state', 'left'), [
      item(
        '사용자는 퇴직한 때부터 14일 안에 임금 등을 지급하여야 하나(「근로기준법」 제36조), {payUntil:long}이 지나도록 지급하지 아니하였습니다.',
      ),
    ]),
    when(is('state', 'working'), [
      item(
        '사용자는 임금을 매월 1회 이상 정한 날에 전액 지급하여야 하나(「근로기준법」 제43조) 이를 지키지 아니하였습니다.',
      ),
    ]),
    when(is('wish', 'pay'), [
      item('피진정인이 체불된 금품을 지급하도록 조치하여 주시기 바랍니다.'),
    ]),
    when(is('wish', 'punish'), [
      item('피진정인이 체불된 금품을 지급하도록 조치하고, 법에 따라 처벌하여 주시기 바랍니다.'),
    ]),
    heading('첨 부 자 료'),
    each('evidence', item('{row.name}')),
    paragraph('{writtenOn:long}', 'center'),
    signature('진정인', 'worker'),
    paragraph('{office} 귀중'),
  ],
  steps: [{ id: 'file' }, { id: 'interview' }, { id: 'certificate' }, { id: 'limitation' }],
}
