import { choice, date, longText, money, person, text } from '@/lib/templates/fields'
import {
  addressee,
  all,
  either,
  filled,
  is,
  item,
  not,
  paragraph,
  party,
  signature,
  title,
  when,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'
import {
  arrears,
  end,
  home,
  implied,
  leaseNoticeChecks,
  refuse,
  renew,
  renewOrRefuse,
  shop,
} from './lease-notice-checks'

/** Why a landlord does not renew; each kind of lease has an Act of its own. */
const grounds = {
  none: '갱신 요구를 받지 않음',
  live: '임대인 등의 실제 거주',
  arrears: '차임 연체',
  other: '그 밖의 사유',
}
const shopGrounds = { none: grounds.none, arrears: grounds.arrears, other: grounds.other }

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
        refuse: '임대인의 갱신 거절',
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
    choice(
      'renewed',
      { implied: '묵시적으로 갱신됨', asked: '갱신 요구로 갱신됨' },
      { required: true, when: all(implied, home) },
    ),
    choice('homeGround', grounds, { required: true, when: all(refuse, home) }),
    choice('shopGround', shopGrounds, { required: true, when: all(refuse, shop) }),
    longText('ground', '임차인이 동의 없이 주택의 일부를 전대하였습니다.', {
      required: true,
      when: either(is('homeGround', 'other'), is('shopGround', 'other')),
    }),
    money('arrears', '1500000', { required: true, when: arrears }),
    date('leaveBy', '2026-12-31', { required: true, when: arrears }),
    longText('note', '이사 날짜는 서로 협의하고자 합니다.'),
    date('writtenOn', '2026-10-01', { required: true }),
  ],
  computed: [
    { id: 'homeFrom', op: 'before', from: 'to', months: 6 },
    // The last day is not counted, and what ends before a day must be there on the day before it (민법 제157조).
    { id: 'homeUntil', op: 'before', from: 'to', months: 2, days: 1 },
    { id: 'shopUntil', op: 'before', from: 'to', months: 1, days: 1 },
    { id: 'twoRents', op: 'sum', of: ['rent', 'rent'] },
    { id: 'threeRents', op: 'sum', of: ['rent', 'rent', 'rent'] },
    { id: 'shortOfTwo', op: 'difference', of: 'twoRents', less: 'arrears' },
    { id: 'shortOfThree', op: 'difference', of: 'threeRents', less: 'arrears' },
    { id: 'endsOn', op: 'after', from: 'writtenOn', months: 3 },
  ],
  checks: leaseNoticeChecks,
  document: [
    when(renew, [title('계약갱신요구 통지서')]),
    when(either(end, refuse), [title('임대차 갱신거절 통지서')]),
    when({ any: [implied, arrears] }, [title('임대차계약 해지 통지서')]),
    party('보내는 사람', 'sender'),
    party('받는 사람', 'recipient'),
    item([
      '당사자는 {contractOn:long} {location}에 관하여 임대차기간을 {from}부터 {to}까지, 보증금을 {deposit|으로}',
      { when: filled('rent'), text: ', 차임을 월 {rent|으로}' },
      ' 하는 {kind} 임대차계약을 맺었습니다.',
    ]),
    when(renew, [
      when(home, [
        item(
          '보내는 사람은 「주택임대차보호법」 제6조의3에 따라 위 계약의 갱신을 요구합니다. 갱신되는 임대차의 기간은 2년이며, 차임과 보증금의 증액은 같은 법 제7조의 한도에 따릅니다.',
        ),
      ]),
      when(shop, [
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
    when(refuse, [
      when(home, [
        item(
          '보내는 사람은 「주택임대차보호법」 제6조제1항에 따라 위 계약을 갱신하지 아니함을 알립니다.',
        ),
        when(is('homeGround', 'live'), [
          item(
            '보내는 사람 또는 그 직계존속·직계비속이 목적 주택에 실제로 거주하려고 하므로, 받는 사람이 갱신을 요구하더라도 같은 법 제6조의3제1항제8호에 따라 거절합니다.',
          ),
        ]),
        when(is('homeGround', 'arrears'), [
          item(
            '받는 사람이 2기의 차임액에 이르도록 차임을 연체한 사실이 있으므로, 갱신을 요구하더라도 같은 법 제6조의3제1항제1호에 따라 거절합니다.',
          ),
        ]),
      ]),
      when(shop, [
        item(
          '보내는 사람은 「상가건물 임대차보호법」 제10조에 따라 위 계약을 갱신하지 아니함을 알립니다.',
        ),
        when(is('shopGround', 'arrears'), [
          item(
            '받는 사람이 3기의 차임액에 이르도록 차임을 연체한 사실이 있으므로, 갱신을 요구하더라도 같은 조 제1항제1호에 따라 거절합니다.',
          ),
        ]),
      ]),
      when(either(all(home, is('homeGround', 'other')), all(shop, is('shopGround', 'other'))), [
        item('갱신을 거절하는 사유는 다음과 같습니다: {ground}'),
      ]),
      item(
        '임대차기간이 끝나는 {to:long}에 목적물을 인도하여 주시기 바라며, 보증금은 목적물의 인도와 동시에 돌려드립니다.',
      ),
    ]),
    when(implied, [
      when(all(home, is('renewed', 'asked')), [
        item(
          '위 계약은 보내는 사람의 갱신 요구로 갱신되었으므로 보내는 사람은 「주택임대차보호법」 제6조의3제4항과 제6조의2에 따라 계약을 해지합니다. 해지의 효력은 이 통지를 받은 날부터 3개월이 지나면 생깁니다.',
        ),
      ]),
      when(all(home, not(is('renewed', 'asked'))), [
        item(
          '위 계약은 묵시적으로 갱신되었으므로 보내는 사람은 「주택임대차보호법」 제6조의2에 따라 계약을 해지합니다. 해지의 효력은 이 통지를 받은 날부터 3개월이 지나면 생깁니다.',
        ),
      ]),
      when(shop, [
        item(
          '위 계약은 묵시적으로 갱신되었으므로 보내는 사람은 「상가건물 임대차보호법」 제10조제5항에 따라 계약을 해지합니다. 해지의 효력은 이 통지를 받은 날부터 3개월이 지나면 생깁니다.',
        ),
      ]),
      item(
        '그때 목적물을 인도하겠으니 동시에 보증금 {deposit|을} 다음 계좌로 돌려주시기 바랍니다: {account}',
      ),
    ]),
    when(arrears, [
      when(home, [
        item(
          '받는 사람이 연체한 차임은 {arrears|으로} 2기의 차임액에 이르렀으므로, 보내는 사람은 「민법」 제640조에 따라 위 계약을 해지합니다.',
        ),
      ]),
      when(shop, [
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
    addressee('recipient'),
  ],
  steps: [
    { id: 'send' },
    {
      id: 'homeDeadline',
      deadline: 'homeUntil',
      when: all(home, { field: 'purpose', oneOf: ['renew', 'end', 'refuse'] }),
    },
    {
      id: 'shopDeadline',
      deadline: 'shopUntil',
      when: all(shop, renewOrRefuse),
    },
    { id: 'deposit', when: { any: [end, implied] } },
    { id: 'eviction', when: arrears },
  ],
}
