import { choice, date, longText, money, person, text } from '@/lib/templates/fields'
import {
  all,
  filled,
  is,
  item,
  paragraph,
  party,
  signature,
  title,
  when,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const renew = is('purpose', 'renew')
const end = is('purpose', 'end')
const implied = is('purpose', 'impliedEnd')
const arrears = is('purpose', 'arrears')

export const leaseNotice: Template = {
  id: 'lease-notice',
  title: '임대차 해지·갱신 통지서',
  alsoCalled: [
    '계약갱신요구서',
    '임대차해지통지서',
    '갱신거절통지',
    'lease-renewal',
    'lease-termination',
  ],
  category: 'housing',
  articles: [
    '주택임대차보호법#6',
    '주택임대차보호법#6의2',
    '주택임대차보호법#6의3',
    '상가건물 임대차보호법#2',
    '상가건물 임대차보호법#10',
    '상가건물 임대차보호법#10의8',
    '민법#640',
  ],
  fields: [
    choice('kind', { home: '주택', shop: '상가건물' }, { required: true }),
    choice(
      'purpose',
      {
        renew: '임차인의 갱신 요구',
        end: '기간이 끝나면 나감',
        impliedEnd: '묵시적 갱신 뒤의 해지',
        arrears: '차임 연체로 인한 해지',
      },
      { required: true },
    ),
    person('sender', ['address', 'phone'], { example: '김철수' }),
    person('recipient', ['address'], { example: '홍길동' }),
    text('location', '서울 마포구 ○○로 10, 101동 1001호', { required: true }),
    date('contractOn', '2025-01-10', { required: true }),
    date('from', '2025-01-15', { required: true }),
    date('to', '2027-01-14', { required: true }),
    money('deposit', '200000000', { required: true }),
    money('rent', '500000'),
    text('account', '○○은행 123-456-789012 (예금주 김철수)', { when: { any: [end, implied] } }),
    money('arrears', '1500000', { required: true, when: arrears }),
    date('leaveBy', '2026-12-31', { required: true, when: arrears }),
    longText('note', '이사 날짜는 서로 협의하고자 합니다.'),
    date('writtenOn', '2026-10-01', { required: true }),
  ],
  computed: [
    { id: 'homeFrom', op: 'before', from: 'to', months: 6 },
    { id: 'homeUntil', op: 'before', from: 'to', months: 2 },
    { id: 'shopUntil', op: 'before', from: 'to', months: 1 },
    { id: 'twoRents', op: 'sum', of: ['rent', 'rent'] },
    { id: 'threeRents', op: 'sum', of: ['rent', 'rent', 'rent'] },
    { id: 'shortOfTwo', op: 'difference', of: 'twoRents', less: 'arrears' },
    { id: 'shortOfThree', op: 'difference', of: 'threeRents', less: 'arrears' },
    { id: 'endsOn', op: 'after', from: 'writtenOn', months: 3 },
  ],
  checks: [
    {
      id: 'tooEarly',
      only: all(renew, is('kind', 'home')),
      rule: 'earlier',
      field: 'writtenOn',
      than: 'homeFrom',
      article: '주택임대차보호법#6의3',
      severity: 'caution',
    },
    {
      id: 'homeLate',
      only: all(is('kind', 'home'), { field: 'purpose', oneOf: ['renew', 'end'] }),
      rule: 'passed',
      field: 'to',
      deadline: 'homeUntil',
      article: '주택임대차보호법#6',
      severity: 'caution',
    },
    {
      id: 'shopEarly',
      only: all(renew, is('kind', 'shop')),
      rule: 'earlier',
      field: 'writtenOn',
      than: 'homeFrom',
      article: '상가건물 임대차보호법#10',
      severity: 'caution',
    },
    {
      id: 'shopLate',
      only: all(renew, is('kind', 'shop')),
      rule: 'passed',
      field: 'to',
      deadline: 'shopUntil',
      article: '상가건물 임대차보호법#10',
      severity: 'caution',
    },
    {
      id: 'largeShop',
      rule: 'when',
      when: all(implied, is('kind', 'shop')),
      field: 'purpose',
      article: '상가건물 임대차보호법#2',
      severity: 'caution',
    },
    {
      id: 'twoRents',
      rule: 'when',
      when: all(is('kind', 'home'), arrears, { field: 'shortOfTwo', over: 0 }),
      field: 'arrears',
      article: '민법#640',
      severity: 'illegal',
    },
    {
      id: 'threeRents',
      rule: 'when',
      when: all(is('kind', 'shop'), arrears, { field: 'shortOfThree', over: 0 }),
      field: 'arrears',
      article: '상가건물 임대차보호법#10의8',
      severity: 'illegal',
    },
  ],
  document: [
    when(renew, [title('계약갱신요구 통지서')]),
    when(end, [title('임대차 갱신거절 통지서')]),
    when({ any: [implied, arrears] }, [title('임대차계약 해지 통지서')]),
    party('보내는 사람', 'sender'),
    party('받는 사람', 'recipient'),
    item([
      '당사자는 {contractOn:long} {location}에 관하여 임대차기간을 {from}부터 {to}까지, 보증금을 {deposit|으로}',
      { when: filled('rent'), text: ', 차임을 월 {rent|으로}' },
      ' 하는 {kind} 임대차계약을 맺었습니다.',
    ]),
    when(renew, [
      when(is('kind', 'home'), [
        item(
          '보내는 사람은 「주택임대차보호법」 제6조의3에 따라 위 계약의 갱신을 요구합니다. 갱신되는 임대차의 기간은 2년이며, 차임과 보증금의 증액은 같은 법 제7조의 한도에 따릅니다.',
        ),
      ]),
      when(is('kind', 'shop'), [
        item(
          '보내는 사람은 「상가건물 임대차보호법」 제10조에 따라 위 계약의 갱신을 요구합니다. 갱신되는 임대차는 종전과 같은 조건으로 하고, 차임과 보증금은 같은 법 제11조의 범위에서 조정할 수 있습니다.',
        ),
      ]),
    ]),
    when(end, [
      item(
        '보내는 사람은 위 계약을 갱신하지 아니하며, 임대차기간이 끝나는 {to:long}에 목적물을 인도하겠습니다.',
      ),
      item('목적물의 인도와 동시에 보증금 {deposit|을} 다음 계좌로 돌려주시기 바랍니다: {account}'),
    ]),
    when(implied, [
      when(is('kind', 'home'), [
        item(
          '위 계약은 묵시적으로 갱신되었으므로 보내는 사람은 「주택임대차보호법」 제6조의2에 따라 계약을 해지합니다. 해지의 효력은 이 통지를 받은 날부터 3개월이 지나면 생깁니다.',
        ),
      ]),
      when(is('kind', 'shop'), [
        item(
          '위 계약은 묵시적으로 갱신되었으므로 보내는 사람은 「상가건물 임대차보호법」 제10조제5항에 따라 계약을 해지합니다. 해지의 효력은 이 통지를 받은 날부터 3개월이 지나면 생깁니다.',
        ),
      ]),
      item(
        '그때 목적물을 인도하겠으니 동시에 보증금 {deposit|을} 다음 계좌로 돌려주시기 바랍니다: {account}',
      ),
    ]),
    when(arrears, [
      when(is('kind', 'home'), [
        item(
          '받는 사람이 연체한 차임은 {arrears|으로} 2기의 차임액에 이르렀으므로, 보내는 사람은 「민법」 제640조에 따라 위 계약을 해지합니다.',
        ),
      ]),
      when(is('kind', 'shop'), [
        item(
          '받는 사람이 연체한 차임은 {arrears|으로} 3기의 차임액에 이르렀으므로, 보내는 사람은 「상가건물 임대차보호법」 제10조의8에 따라 위 계약을 해지합니다.',
        ),
      ]),
      item(
        '받는 사람은 {leaveBy:long}까지 목적물을 인도하고 연체한 차임을 지급하여 주시기 바랍니다. 보증금은 연체한 차임 등을 빼고 목적물의 인도와 동시에 돌려드립니다.',
      ),
    ]),
    when({ field: 'note', filled: true }, [item('{note}')]),
    paragraph('{writtenOn:long}', 'center'),
    signature('보내는 사람', 'sender'),
    paragraph('{recipient.name} 귀하'),
  ],
  steps: [
    { id: 'send' },
    {
      id: 'homeDeadline',
      deadline: 'homeUntil',
      when: all(is('kind', 'home'), { field: 'purpose', oneOf: ['renew', 'end'] }),
    },
    {
      id: 'shopDeadline',
      deadline: 'shopUntil',
      when: all(is('kind', 'shop'), renew),
    },
    { id: 'deposit', when: { any: [end, implied] } },
    { id: 'eviction', when: arrears },
  ],
}
