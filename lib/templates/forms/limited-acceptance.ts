import { choice, date, list, money, person, text } from '@/lib/templates/fields'
import {
  each,
  filled,
  heading,
  is,
  item,
  over,
  pageBreak,
  paragraph,
  party,
  signature,
  table,
  title,
  when,
  whenText,
} from '@/lib/templates/parts'
import type { Condition, Template } from '@/lib/templates/types'

const later: Condition = { field: 'kind', oneOf: ['special', 'minor'] }
/** 청구인 or 청구인들, as many as there are. */
const heirs = (one: string, more: string) => whenText(over('heirCount', 1), more, one)

export const limitedAcceptance: Template = {
  id: 'limited-acceptance',
  title: '상속한정승인 심판청구서',
  alsoCalled: ['한정승인', '한정승인신고서', 'qualified-acceptance'],
  category: 'family',
  articles: [
    '민법#1019',
    '민법#1028',
    '민법#1030',
    '민법#1032',
    '가사소송법#36',
    '가사소송규칙#75',
    '가사소송수수료규칙#3',
  ],
  fields: [
    list(
      'heirs',
      [
        person('party', ['birthDate', 'registeredPlace', 'address', 'phone'], {
          only: 'person',
          example: '김영수',
        }),
        text('relation', '자녀'),
      ],
      { required: true, blankRows: 1 },
    ),
    person('deceased', ['birthDate', 'registeredPlace', 'address'], {
      only: 'person',
      example: '김철수',
    }),
    date('diedOn', '2026-09-20', { required: true }),
    choice(
      'kind',
      {
        ordinary: '안 날부터 3개월 안',
        special: '빚이 더 많음을 나중에 앎',
        minor: '미성년일 때 상속하고 성년 뒤에 앎',
      },
      { required: true },
    ),
    date('knownOn', '2026-09-20', { required: true }),
    date('debtKnownOn', '2026-11-10', { required: true, when: later }),
    list('assets', [text('name', '○○은행 예금'), money('amount', '1500000')], { blankRows: 2 }),
    list('debts', [text('name', '△△은행 대출금'), money('amount', '50000000')], { blankRows: 2 }),
    list('disposed', [text('name', '승용차 매각'), money('amount', '3000000')], {
      when: later,
    }),
    text('court', '수원가정법원', { required: true }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [
    { id: 'heirCount', op: 'count', list: 'heirs' },
    { id: 'ordinaryUntil', op: 'after', from: 'knownOn', months: 3 },
    { id: 'specialUntil', op: 'after', from: 'debtKnownOn', months: 3 },
  ],
  checks: [
    {
      id: 'knownBeforeDeath',
      rule: 'earlier',
      field: 'knownOn',
      than: 'diedOn',
      article: '민법#1019',
      severity: 'caution',
    },
    {
      id: 'lateOrdinary',
      only: is('kind', 'ordinary'),
      rule: 'passed',
      field: 'knownOn',
      deadline: 'ordinaryUntil',
      article: '민법#1019',
      severity: 'caution',
    },
    {
      id: 'late',
      rule: 'passed',
      field: 'debtKnownOn',
      deadline: 'specialUntil',
      article: '민법#1019',
      severity: 'caution',
    },
  ],
  document: [
    title('상속한정승인 심판청구서'),
    each(
      'heirs',
      party('청구인(상속인)', 'row.party'),
      paragraph('피상속인과의 관계  {row.relation}'),
    ),
    party('피상속인', 'deceased'),
    paragraph('위 피상속인의 주소는 최후주소이며, 사망일은 {diedOn:long}이다.'),
    heading('청 구 취 지'),
    paragraph([
      heirs('청구인이', '청구인들이'),
      ' 피상속인 망 {deceased.name}의 재산상속을 함에 있어 별지 상속재산목록을 첨부하여 한 한정승인 신고는 이를 수리한다.',
    ]),
    paragraph('라는 심판을 구합니다.'),
    heading('청 구 원 인'),
    when(is('kind', 'ordinary'), [
      paragraph([
        heirs('청구인은', '청구인들은'),
        ' {knownOn:long} 상속이 개시되었음을 알았고, 피상속인의 채무가 얼마인지 분명하지 아니하므로 상속으로 얻을 재산의 한도에서 채무와 유증을 갚을 것을 조건으로 상속을 승인하고자 합니다.',
      ]),
    ]),
    when(is('kind', 'special'), [
      paragraph([
        heirs('청구인은', '청구인들은'),
        ' {knownOn:long} 상속이 개시되었음을 알았으나, 상속채무가 상속재산을 넘는다는 사실을 중대한 과실 없이 알지 못하다가 {debtKnownOn:long}에야 알았습니다. 그날부터 3개월 안에 「민법」 제1019조제3항에 따라 한정승인을 하고자 합니다.',
      ]),
    ]),
    when(is('kind', 'minor'), [
      paragraph([
        heirs('청구인은', '청구인들은'),
        ' {knownOn:long} 상속이 개시되었음을 알았고, 성년이 되기 전에 상속채무가 상속재산을 넘는 상속을 단순승인하였으나, 성년이 된 뒤인 {debtKnownOn:long}에야 상속채무가 상속재산을 넘는다는 사실을 알았습니다. 그날부터 3개월 안에 「민법」 제1019조제4항에 따라 한정승인을 하고자 합니다.',
      ]),
    ]),
    heading('첨 부 서 류'),
    item('청구인의 가족관계증명서와 주민등록등본 각 1통'),
    item('청구인의 인감증명서 1통 (이 청구서에 인감을 날인)'),
    item('피상속인의 기본증명서(폐쇄)와 가족관계증명서 각 1통'),
    item('피상속인의 말소된 주민등록초본 1통'),
    item('상속재산목록과 소명자료 1통'),
    when(later, [item('상속채무를 뒤에 알았음을 보이는 자료 1통')]),
    paragraph('{writtenOn:long}', 'center'),
    each('heirs', signature('청구인', 'row.party', 'registeredSeal')),
    paragraph('{court} 귀중'),
    pageBreak,
    heading('별지: 상속재산목록'),
    paragraph('1. 적극재산'),
    table('assets', [
      ['재산', '{row.name}'],
      ['가액', '{row.amount}'],
    ]),
    paragraph('2. 소극재산(채무)'),
    table('debts', [
      ['채무', '{row.name}'],
      ['금액', '{row.amount}'],
    ]),
    when(filled('disposed'), [
      paragraph('3. 이미 처분한 재산'),
      table('disposed', [
        ['재산', '{row.name}'],
        ['가액', '{row.amount}'],
      ]),
    ]),
  ],
  steps: [
    { id: 'file', deadline: 'ordinaryUntil', when: is('kind', 'ordinary') },
    { id: 'fileSpecial', deadline: 'specialUntil', when: later },
    { id: 'notice' },
    { id: 'noHiding' },
  ],
}
