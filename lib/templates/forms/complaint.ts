import { choice, date, list, longText, money, percent, person, text } from '@/lib/templates/fields'
import {
  all,
  companyRegister,
  each,
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
import type { Template, Text } from '@/lib/templates/types'

const isMoney = is('claim', 'money')
const agreed = all(isMoney, is('interest', 'agreed'))
const several = over('defendantCount', 1)
const owedSeverally = is('liability', 'several')
/** 피고 or 피고들, as many as there are. */
const defendants = (one: string, more: string) => ({ when: several, text: more, otherwise: one })
const moneyClaim = (rest: string): Text => [
  defendants('피고는', '피고들은 {liability}'),
  ` 원고에게 {amount|과} ${rest}`,
]

export const complaint: Template = {
  id: 'complaint',
  title: '소장',
  alsoCalled: ['민사소장', 'lawsuit', 'civil-complaint'],
  category: 'court',
  articles: [
    '민사소송법#249',
    '민사소송법#274',
    '민사소송법#64',
    '민사소송규칙#62',
    '민사소송규칙#63',
    '민사소송 등 인지법#2',
    '민사소송 등 인지규칙#8',
    '소송촉진 등에 관한 특례법#3',
    '상법#54',
    '소액사건심판법#5의3',
  ],
  fields: [
    person('plaintiff', ['address', 'phone', 'email'], { example: '홍길동' }),
    list('defendants', [person('party', ['address', 'phone'], { example: '김철수' })], {
      required: true,
      blankRows: 1,
    }),
    text('caseName', '대여금', { required: true }),
    choice('claim', { money: '금전의 지급', building: '건물의 인도' }, { required: true }),
    choice(
      'liability',
      { jointly: '연대하여', joint: '공동하여', several: '각' },
      { required: true, when: all(several, isMoney) },
    ),
    money('amount', '30000000', { required: true, when: isMoney }),
    choice(
      'interest',
      {
        statutory: '법정이율(연 5%)',
        commercial: '상사 법정이율(연 6%)',
        agreed: '약정이율',
        none: '송달 다음 날부터만 청구',
      },
      { required: true, when: isMoney },
    ),
    percent('rate', '10', { required: true, when: agreed }),
    date('lateFrom', '2026-03-01', {
      required: true,
      when: all(isMoney, not(is('interest', 'none'))),
    }),
    text('building', '서울 서초구 ○○로 1, 101동 1001호', {
      required: true,
      when: is('claim', 'building'),
    }),
    money('value', '20000000', { required: true, when: is('claim', 'building') }),
    list('facts', [longText('text', '원고는 2025. 3. 1. 피고에게 3,000만 원을 빌려주었습니다.')], {
      required: true,
      blankRows: 1,
    }),
    longText('defence', '피고는 갚았다고 하나 송금 내역이 없습니다.'),
    list('evidence', [text('name', '차용증')], { blankRows: 1 }),
    text('court', '서울중앙지방법원', { required: true }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [
    { id: 'defendantCount', op: 'count', list: 'defendants' },
    { id: 'moneyValue', op: 'sum', of: ['amount'] },
    // Debts of their own are added up (민사소송법 제27조 제1항); those of one debt count once.
    { id: 'moneyValue', op: 'product', of: ['amount', 'defendantCount'], when: owedSeverally },
    { id: 'moneyStamp', op: 'stamp', of: 'moneyValue', kind: 'suit' },
    { id: 'buildingStamp', op: 'stamp', of: 'value', kind: 'suit' },
  ],
  checks: [
    {
      id: 'rateCap',
      rule: 'when',
      when: all(agreed, over('rate', 20)),
      field: 'rate',
      article: '이자제한법#2',
      severity: 'caution',
    },
    {
      id: 'notSmall',
      rule: 'when',
      when: all(isMoney, over('moneyValue', 30_000_000)),
      field: 'amount',
      article: '소액사건심판법#5의3',
      severity: 'caution',
    },
  ],
  document: [
    title('소 장'),
    party('원고', 'plaintiff'),
    each('defendants', party('피고', 'row.party')),
    paragraph('{caseName} 청구의 소'),
    when(isMoney, [paragraph('소송목적의 값  {moneyValue} (인지대 {moneyStamp})')]),
    when(is('claim', 'building'), [paragraph('소송목적의 값  {value} (인지대 {buildingStamp})')]),
    heading('청 구 취 지'),
    when(all(isMoney, is('interest', 'none')), [
      item(
        moneyClaim(
          '이에 대하여 소장 부본이 송달된 다음 날부터 다 갚는 날까지 연 12%의 비율로 계산한 돈을 지급하라.',
        ),
      ),
    ]),
    when(all(isMoney, is('interest', 'statutory')), [
      item(
        moneyClaim(
          '이에 대하여 {lateFrom}부터 소장 부본이 송달된 날까지는 연 5%, 그 다음 날부터 다 갚는 날까지는 연 12%의 각 비율로 계산한 돈을 지급하라.',
        ),
      ),
    ]),
    when(all(isMoney, is('interest', 'commercial')), [
      item(
        moneyClaim(
          '이에 대하여 {lateFrom}부터 소장 부본이 송달된 날까지는 연 6%, 그 다음 날부터 다 갚는 날까지는 연 12%의 각 비율로 계산한 돈을 지급하라.',
        ),
      ),
    ]),
    when(all(agreed, not(over('rate', 12))), [
      item(
        moneyClaim(
          '이에 대하여 {lateFrom}부터 소장 부본이 송달된 날까지는 연 {rate}, 그 다음 날부터 다 갚는 날까지는 연 12%의 각 비율로 계산한 돈을 지급하라.',
        ),
      ),
    ]),
    when(all(agreed, over('rate', 12)), [
      item(
        moneyClaim(
          '이에 대하여 {lateFrom}부터 다 갚는 날까지 연 {rate}의 비율로 계산한 돈을 지급하라.',
        ),
      ),
    ]),
    when(is('claim', 'building'), [
      item([defendants('피고는', '피고들은'), ' 원고에게 {building|을} 인도하라.']),
    ]),
    item(['소송비용은 ', defendants('피고가', '피고들이'), ' 부담한다.']),
    item('제1항은 가집행할 수 있다.'),
    paragraph('라는 판결을 구합니다.'),
    heading('청 구 원 인'),
    each('facts', item('{row.text}')),
    when({ field: 'defence', filled: true }, [
      item([defendants('피고의', '피고들의'), ' 예상되는 주장에 대하여: {defence}']),
    ]),
    item([
      '따라서 원고는 ',
      defendants('피고에게', '피고들에게'),
      ' 청구취지와 같은 판결을 구하기 위하여 이 소를 제기합니다.',
    ]),
    heading('입 증 방 법'),
    each('evidence', item('갑 제{no}호증  {row.name}')),
    heading('첨 부 서 류'),
    item('위 입증방법 각 1통'),
    item(['소장 부본 ', { when: several, text: '{defendantCount}통', otherwise: '1통' }]),
    when(is('claim', 'building'), [
      item('등기사항증명서 1통'),
      item('건축물대장등본 등 시가표준액을 알 수 있는 자료 1통'),
    ]),
    companyRegister('plaintiff'),
    each('defendants', companyRegister('row.party')),
    item('송달료 납부서 1통'),
    paragraph('{writtenOn:long}', 'center'),
    signature('원고', 'plaintiff'),
    paragraph('{court} 귀중'),
  ],
  steps: [
    { id: 'fileMoney', cost: 'moneyStamp', when: isMoney },
    { id: 'fileBuilding', cost: 'buildingStamp', when: is('claim', 'building') },
    { id: 'serve' },
    { id: 'answer' },
    { id: 'correct' },
  ],
}
