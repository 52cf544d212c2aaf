import { choice, date, list, longText, money, person, text } from '@/lib/templates/fields'
import {
  all,
  each,
  heading,
  is,
  item,
  not,
  paragraph,
  party,
  rows,
  signature,
  title,
  when,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const dismissal = is('act', 'dismissal')

export const unfairDismissal: Template = {
  id: 'unfair-dismissal',
  title: '부당해고 구제신청서',
  alsoCalled: ['부당해고', '부당해고등구제신청서', 'dismissal'],
  category: 'work',
  articles: [
    '근로기준법#23',
    '근로기준법#24',
    '근로기준법#26',
    '근로기준법#27',
    '근로기준법#28',
    '근로기준법#30',
    '근로기준법#31',
  ],
  fields: [
    person('worker', ['birthDate', 'address', 'phone'], { only: 'person', example: '김철수' }),
    person('employer', ['registrationNumber', 'address', 'phone'], { example: '주식회사 가나' }),
    text('workplace', '서울 강남구 ○○로 1, 본사', { required: true }),
    text('position', '영업부 대리', { required: true }),
    date('joinedOn', '2022-03-02', { required: true }),
    money('wage', '3000000', { required: true }),
    choice(
      'act',
      { dismissal: '해고', suspension: '정직', leave: '휴직', transfer: '전직', cut: '감봉' },
      { required: true },
    ),
    date('actOn', '2026-11-01', { required: true }),
    choice(
      'notice',
      { written: '서면으로 사유와 시기를 통지받음', none: '서면 통지를 받지 못함' },
      // Only of a dismissal does the Act ask for writing (근로기준법 제27조).
      { required: true, when: dismissal },
    ),
    longText('statedReason', '업무 능력이 부족하다는 이유', { required: true }),
    list(
      'grounds',
      [longText('text', '신청인은 징계를 받은 적이 없고 평가도 보통 이상이었습니다.')],
      { required: true, blankRows: 2 },
    ),
    choice(
      'remedy',
      { reinstatement: '원직복직', money: '금전보상명령' },
      { required: true, when: dismissal },
    ),
    choice('fiveOrMore', { yes: '상시 5명 이상', no: '상시 4명 이하' }, { required: true }),
    list('evidence', [text('name', '해고통지서')], { blankRows: 1 }),
    text('commission', '서울지방노동위원회', { required: true }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [{ id: 'fileUntil', op: 'after', from: 'actOn', months: 3 }],
  checks: [
    {
      id: 'late',
      rule: 'passed',
      field: 'actOn',
      deadline: 'fileUntil',
      article: '근로기준법#28',
      severity: 'caution',
    },
    {
      id: 'small',
      rule: 'when',
      when: is('fiveOrMore', 'no'),
      field: 'fiveOrMore',
      article: '근로기준법#11',
      severity: 'caution',
    },
    {
      id: 'noWriting',
      rule: 'when',
      when: is('notice', 'none'),
      field: 'notice',
      article: '근로기준법#27',
      severity: 'caution',
    },
  ],
  document: [
    title('부당해고등 구제신청서'),
    party('신청인(근로자)', 'worker'),
    party('피신청인(사용자)', 'employer'),
    rows(
      ['사업장', '{workplace}'],
      ['직위와 업무', '{position}'],
      ['입사일', '{joinedOn}'],
      ['월 임금', '{wage}'],
      ['상시 근로자 수', '{fiveOrMore}'],
      ['불이익 처분', '{act}'],
      ['처분이 있은 날', '{actOn}'],
    ),
    heading('신 청 취 지'),
    when(dismissal, [
      item('피신청인이 {actOn:long} 신청인에게 한 해고는 부당해고임을 인정한다.'),
      when(is('remedy', 'reinstatement'), [
        item(
          '피신청인은 신청인을 원직에 복직시키고, 해고 기간에 정상적으로 근로하였다면 받을 수 있었던 임금 상당액을 지급하라.',
        ),
      ]),
      when(is('remedy', 'money'), [
        item(
          '피신청인은 원직복직에 갈음하여 신청인에게 해고 기간의 임금 상당액 이상의 금품을 지급하라.',
        ),
      ]),
    ]),
    when(not(dismissal), [
      item('피신청인이 {actOn:long} 신청인에게 한 {act|은} 부당한 처분임을 인정한다.'),
      when(is('act', 'transfer'), [
        item('피신청인은 위 전직을 취소하고 신청인을 원래의 업무와 근무 장소로 복귀시켜라.'),
      ]),
      when(is('act', 'cut'), [
        item('피신청인은 위 감봉을 취소하고, 그로 인하여 지급하지 아니한 임금을 지급하라.'),
      ]),
      when({ field: 'act', oneOf: ['suspension', 'leave'] }, [
        item(
          '피신청인은 위 {act|을} 취소하고, 그 기간에 정상적으로 근로하였다면 받을 수 있었던 임금 상당액을 지급하라.',
        ),
      ]),
    ]),
    paragraph('라는 판정을 구합니다.'),
    heading('신 청 이 유'),
    item('신청인은 {joinedOn:long} 입사하여 {position|으로} 근무하여 왔습니다.'),
    item(
      '피신청인은 {actOn:long} 신청인에게 {act} 처분을 하였고, 내세운 이유는 다음과 같습니다: {statedReason}',
    ),
    when(all(dismissal, is('notice', 'none')), [
      item(
        '피신청인은 해고의 사유와 시기를 서면으로 통지하지 아니하였으므로, 이 해고는 「근로기준법」 제27조제2항에 따라 효력이 없습니다.',
      ),
    ]),
    each('grounds', item('{row.text}')),
    item('따라서 위 처분은 정당한 이유가 없으므로 구제를 신청합니다.'),
    heading('입 증 자 료'),
    each('evidence', item('{row.name}')),
    paragraph('{writtenOn:long}', 'center'),
    signature('신청인', 'worker'),
    paragraph('{commission} 귀중'),
  ],
  steps: [
    { id: 'file', deadline: 'fileUntil' },
    { id: 'hearing' },
    { id: 'review' },
    { id: 'lawyer' },
  ],
}
