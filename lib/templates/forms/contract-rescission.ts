import { choice, date, longText, money, person, text } from '@/lib/templates/fields'
import {
  addressee,
  filled,
  is,
  item,
  paragraph,
  party,
  signature,
  title,
  when,
  whenText,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const late = is('ground', 'late')

export const contractRescission: Template = {
  id: 'contract-rescission',
  title: '계약 해제 통지서',
  alsoCalled: ['계약해제통지', '해제통고서', 'rescission'],
  category: 'money',
  articles: ['민법#543', '민법#544', '민법#546', '민법#548', '민법#551', '민법#565'],
  fields: [
    person('sender', ['address', 'phone'], { example: '홍길동' }),
    person('recipient', ['address'], { example: '주식회사 가나' }),
    text('contract', '2026. 5. 1. 자 인테리어 공사계약', { required: true }),
    choice(
      'ground',
      {
        late: '이행하지 않음',
        refused: '이행을 거절함',
        impossible: '이행할 수 없게 됨',
        deposit: '계약금에 의한 해제',
      },
      { required: true },
    ),
    choice(
      'demanded',
      { before: '이미 최고함', now: '이 통지로 최고함' },
      { required: true, when: late },
    ),
    date('demandedOn', '2026-10-01', {
      required: true,
      when: { all: [late, is('demanded', 'before')] },
    }),
    date('performBy', '2026-12-15', {
      required: true,
      when: { all: [late, is('demanded', 'now')] },
    }),
    longText('breach', '공사를 2026. 8. 31.까지 마치기로 하고도 시작하지 않았습니다.', {
      required: true,
      when: { not: is('ground', 'deposit') },
    }),
    choice(
      'side',
      { payer: '계약금을 낸 쪽(포기)', receiver: '계약금을 받은 쪽(배액 상환)' },
      { required: true, when: is('ground', 'deposit') },
    ),
    money('earnest', '5000000', { required: true, when: is('ground', 'deposit') }),
    money('paid', '5000000', { when: { not: is('ground', 'deposit') } }),
    date('returnBy', '2026-12-31', { required: true, when: filled('paid') }),
    text('account', '○○은행 123-456-789012 (예금주 홍길동)', { when: filled('paid') }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [{ id: 'doubled', op: 'sum', of: ['earnest', 'earnest'] }],
  checks: [
    {
      id: 'earlyDate',
      rule: 'earlier',
      field: 'performBy',
      than: 'writtenOn',
      article: '민법#544',
      severity: 'caution',
    },
    {
      id: 'started',
      rule: 'when',
      when: is('ground', 'deposit'),
      field: 'ground',
      article: '민법#565',
      severity: 'caution',
    },
  ],
  document: [
    title('계약 해제 통지서'),
    party('보내는 사람', 'sender'),
    party('받는 사람', 'recipient'),
    item('보내는 사람과 받는 사람은 {contract}(이하 "이 계약"이라 한다){@contract|을} 맺었습니다.'),
    when({ field: 'ground', oneOf: ['late', 'refused', 'impossible'] }, [item('{breach}')]),
    when(late, [
      when(is('demanded', 'before'), [
        item(
          '보내는 사람은 {demandedOn:long} 상당한 기간을 정하여 이행을 최고하였으나 받는 사람은 그 기간 안에 이행하지 아니하였습니다. 이에 「민법」 제544조에 따라 이 계약을 해제합니다.',
        ),
      ]),
      when(is('demanded', 'now'), [
        item(
          '받는 사람은 {performBy:long}까지 이 계약을 이행하여 주시기 바랍니다. 그때까지 이행하지 아니하면 따로 통지하지 아니하여도 그 기간이 지난 때에 이 계약은 해제된 것으로 합니다.',
        ),
      ]),
    ]),
    when(is('ground', 'refused'), [
      item(
        '받는 사람은 미리 이행하지 아니할 뜻을 밝혔으므로, 보내는 사람은 「민법」 제544조 단서에 따라 최고 없이 이 계약을 해제합니다.',
      ),
    ]),
    when(is('ground', 'impossible'), [
      item(
        '받는 사람의 책임 있는 사유로 이행할 수 없게 되었으므로, 보내는 사람은 「민법」 제546조에 따라 이 계약을 해제합니다.',
      ),
    ]),
    when(is('ground', 'deposit'), [
      when(is('side', 'payer'), [
        item(
          '당사자 어느 쪽도 이행에 착수하지 아니하였으므로, 보내는 사람은 「민법」 제565조에 따라 계약금 {earnest|을} 포기하고 이 계약을 해제합니다.',
        ),
      ]),
      when(is('side', 'receiver'), [
        item(
          '당사자 어느 쪽도 이행에 착수하지 아니하였으므로, 보내는 사람은 「민법」 제565조에 따라 계약금의 배액인 {doubled|을} 상환하고 이 계약을 해제합니다. 위 돈을 받을 계좌를 알려 주시기 바랍니다.',
        ),
      ]),
    ]),
    when(filled('paid'), [
      item([
        // Before the time that is set here has run out, nothing is to be given back yet.
        whenText(is('demanded', 'now'), '계약이 해제되면 '),
        '받는 사람은 원상회복으로 이미 받은 {paid|과} 그 받은 날부터의 이자를 {returnBy:long}까지 다음 계좌로 돌려주시기 바랍니다: {account}',
      ]),
    ]),
    when({ field: 'ground', oneOf: ['late', 'refused', 'impossible'] }, [
      item(
        '해제는 손해배상의 청구에 영향을 미치지 아니하며(「민법」 제551조), 보내는 사람은 이를 따로 청구할 수 있습니다.',
      ),
    ]),
    paragraph('{writtenOn:long}', 'center'),
    signature('보내는 사람', 'sender'),
    addressee('recipient'),
  ],
  steps: [
    { id: 'send' },
    { id: 'wait', deadline: 'performBy', when: late },
    { id: 'tender', when: is('side', 'receiver') },
    { id: 'restore' },
  ],
}
