import { date, list, person, text } from '@/lib/templates/fields'
import {
  each,
  heading,
  item,
  over,
  paragraph,
  party,
  signature,
  title,
  whenText,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const several = over('heirCount', 1)

export const inheritanceRenunciation: Template = {
  id: 'inheritance-renunciation',
  title: '상속포기 심판청구서',
  alsoCalled: ['상속포기', '상속포기신고서', 'renunciation'],
  category: 'family',
  articles: [
    '민법#1019',
    '민법#1026',
    '민법#1041',
    '민법#1042',
    '민법#1043',
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
    date('knownOn', '2026-09-20', { required: true }),
    text('court', '수원가정법원', { required: true }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [
    { id: 'heirCount', op: 'count', list: 'heirs' },
    { id: 'fileUntil', op: 'after', from: 'knownOn', months: 3 },
  ],
  checks: [
    {
      id: 'late',
      rule: 'passed',
      field: 'knownOn',
      deadline: 'fileUntil',
      article: '민법#1019',
      severity: 'caution',
    },
    {
      id: 'knownBeforeDeath',
      rule: 'earlier',
      field: 'knownOn',
      than: 'diedOn',
      article: '민법#1019',
      severity: 'caution',
    },
  ],
  document: [
    title('상속포기 심판청구서'),
    each(
      'heirs',
      party('청구인(상속인)', 'row.party'),
      paragraph('피상속인과의 관계  {row.relation}'),
    ),
    party('피상속인', 'deceased'),
    paragraph('위 피상속인의 주소는 최후주소이며, 사망일은 {diedOn:long}이다.'),
    heading('청 구 취 지'),
    paragraph([
      whenText(several, '청구인들이', '청구인이'),
      ' 피상속인 망 {deceased.name}의 재산상속을 포기하는 신고는 이를 수리한다.',
    ]),
    paragraph('라는 심판을 구합니다.'),
    heading('청 구 원 인'),
    paragraph([
      '피상속인은 {diedOn:long} 사망하였고, ',
      whenText(several, '청구인들은', '청구인은'),
      ' {knownOn:long} 상속이 개시되었음을 알았습니다. ',
      whenText(several, '청구인들은', '청구인은'),
      ' 그날부터 3개월 안에 피상속인의 재산과 채무를 모두 상속하지 아니하고 포기하고자 이 신고를 합니다.',
    ]),
    heading('첨 부 서 류'),
    item('청구인의 가족관계증명서와 주민등록등본 각 1통'),
    item('청구인의 인감증명서 1통 (이 청구서에 인감을 날인)'),
    item('피상속인의 기본증명서(폐쇄)와 가족관계증명서 각 1통'),
    item('피상속인의 말소된 주민등록초본 1통'),
    item('상속인임을 알 수 있는 가계도 1통'),
    paragraph('{writtenOn:long}', 'center'),
    each('heirs', signature('청구인', 'row.party', 'registeredSeal')),
    paragraph('{court} 귀중'),
  ],
  steps: [{ id: 'file', deadline: 'fileUntil' }, { id: 'noDisposal' }, { id: 'next' }],
}
