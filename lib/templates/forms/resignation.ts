import { choice, date, longText, person, text } from '@/lib/templates/fields'
import { addressee, is, paragraph, rows, signature, title, when } from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const resignation: Template = {
  id: 'resignation',
  title: '사직서',
  alsoCalled: ['사표', '퇴직원', 'resignation-letter'],
  category: 'work',
  articles: [
    '민법#660',
    '민법#661',
    '근로기준법#36',
    '근로자퇴직급여 보장법#8',
    '근로자퇴직급여 보장법#9',
  ],
  fields: [
    person('worker', ['address', 'phone'], { only: 'person', example: '김철수' }),
    person('employer', [], { example: '주식회사 가나' }),
    text('position', '영업부 대리', { required: true }),
    date('joinedOn', '2022-03-02'),
    date('leaveOn', '2026-12-31', { required: true }),
    choice(
      'reason',
      { personal: '개인 사정', employer: '회사 측 사정', other: '그 밖의 사유' },
      { required: true },
    ),
    longText('detail', '임금이 2개월 넘게 체불되었습니다.', {
      required: true,
      when: { not: is('reason', 'personal') },
    }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [{ id: 'effectiveOn', op: 'after', from: 'writtenOn', months: 1 }],
  checks: [
    {
      id: 'personal',
      rule: 'when',
      when: is('reason', 'personal'),
      field: 'reason',
      article: '민법#660',
      severity: 'caution',
    },
    {
      id: 'soon',
      rule: 'shorter',
      field: 'leaveOn',
      from: 'writtenOn',
      months: 1,
      article: '민법#660',
      severity: 'caution',
    },
  ],
  document: [
    title('사 직 서'),
    rows(
      ['소속과 직위', '{position}'],
      ['성명', '{worker.name}'],
      ['입사일', '{joinedOn}'],
      ['퇴직하려는 날', '{leaveOn}'],
      ['사유', '{reason}'],
    ),
    when(is('reason', 'personal'), [
      paragraph(
        '본인은 개인 사정으로 {leaveOn:long}에 사직하고자 하오니 수리하여 주시기 바랍니다.',
      ),
    ]),
    when({ field: 'reason', oneOf: ['employer', 'other'] }, [
      paragraph('본인은 다음 사유로 {leaveOn:long}에 사직하고자 하오니 수리하여 주시기 바랍니다.'),
      paragraph('{detail}'),
    ]),
    paragraph('임금, 퇴직급여 등 모든 금품은 퇴직일부터 14일 안에 정산하여 주시기 바랍니다.'),
    paragraph('{writtenOn:long}', 'center'),
    signature('사직하는 사람', 'worker'),
    addressee('employer'),
  ],
  steps: [
    { id: 'submit' },
    { id: 'effective', deadline: 'effectiveOn' },
    { id: 'pay' },
    { id: 'benefit' },
  ],
}
