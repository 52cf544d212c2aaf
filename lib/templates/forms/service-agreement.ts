import {
  choice,
  count,
  date,
  list,
  money,
  percent,
  person,
  text,
  yesNo,
} from '@/lib/templates/fields'
import {
  article,
  clause,
  each,
  filled,
  is,
  paragraph,
  signedParty,
  subitem,
  table,
  title,
  when,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const serviceAgreement: Template = {
  id: 'service-agreement',
  title: '용역계약서',
  alsoCalled: ['업무위탁계약서', '프리랜서계약서', '외주계약서', 'services', 'freelance'],
  category: 'business',
  articles: [
    '민법#664',
    '민법#665',
    '민법#667',
    '민법#673',
    '저작권법#45',
    '하도급거래 공정화에 관한 법률#3',
    '하도급거래 공정화에 관한 법률#13',
  ],
  fields: [
    person('client', ['registrationNumber', 'birthDate', 'address', 'phone'], {
      example: '주식회사 가나',
    }),
    person('contractor', ['registrationNumber', 'birthDate', 'address', 'phone'], {
      example: '김철수',
    }),
    text('work', '홈페이지 제작', { required: true }),
    list('deliverables', [text('name', '화면 설계서'), date('dueOn', '2026-12-31')], {
      required: true,
      blankRows: 2,
    }),
    date('from', '2026-12-01', { required: true }),
    date('to', '2027-03-31', { required: true }),
    money('fee', '20000000', { required: true }),
    choice(
      'tax',
      { excluded: '부가가치세 별도', included: '부가가치세 포함', none: '부가가치세 없음' },
      { required: true },
    ),
    choice('payment', { once: '검수 뒤 한 번에', parts: '나누어 지급' }, { required: true }),
    count('payDays', '14', { required: true, when: is('payment', 'once') }),
    list(
      'parts',
      [text('name', '선급금'), money('amount', '6000000'), text('when', '계약한 날부터 7일 이내')],
      { required: true, blankRows: 2, when: is('payment', 'parts') },
    ),
    count('inspectionDays', '10', { required: true }),
    count('warrantyMonths', '12', { required: true }),
    choice(
      'rights',
      { client: '의뢰인에게 이전', contractor: '수행자에게 남고 이용을 허락' },
      { required: true },
    ),
    yesNo('derivative', { when: is('rights', 'client') }),
    percent('delayRate', '0.1'),
    yesNo('secrecy'),
    yesNo('subcontract'),
    date('signedOn', '2026-11-30', { required: true }),
  ],
  computed: [{ id: 'untilPaid', op: 'sum', of: ['inspectionDays', 'payDays'] }],
  checks: [
    {
      id: 'endBeforeStart',
      rule: 'earlier',
      field: 'to',
      than: 'from',
      article: '민법#664',
      severity: 'caution',
    },
    {
      id: 'sixtyDays',
      rule: 'when',
      when: { all: [yes('subcontract'), is('payment', 'once'), { field: 'untilPaid', over: 60 }] },
      field: 'payDays',
      article: '하도급거래 공정화에 관한 법률#13',
      severity: 'illegal',
    },
    {
      id: 'inspection',
      rule: 'when',
      when: { all: [yes('subcontract'), { field: 'inspectionDays', over: 10 }] },
      field: 'inspectionDays',
      article: '하도급거래 공정화에 관한 법률#9',
      severity: 'caution',
    },
    {
      id: 'derivative',
      rule: 'when',
      when: { all: [is('rights', 'client'), is('derivative', false)] },
      field: 'derivative',
      article: '저작권법#45',
      severity: 'caution',
    },
  ],
  document: [
    title('용 역 계 약 서'),
    paragraph(
      '{client.name}(이하 "의뢰인"이라 한다){@client.name|과} {contractor.name}(이하 "수행자"라 한다){@contractor.name|은} 다음과 같이 용역계약을 맺는다.',
    ),
    article(
      '용역의 내용',
      '의뢰인은 수행자에게 {work|을} 맡기고, 수행자는 이를 완성하여 다음 결과물을 낸다.',
      table('deliverables', [
        ['결과물', '{row.name}'],
        ['기한', '{row.dueOn}'],
      ]),
    ),
    article('기간', '용역의 기간은 {from:long}부터 {to:long}까지로 한다.'),
    article(
      '보수',
      '보수는 {fee:words|으로} 한다. ({tax})',
      when(is('payment', 'once'), [
        clause('의뢰인은 결과물의 검수를 마친 날부터 {payDays}일 안에 보수를 지급한다.'),
      ]),
      when(is('payment', 'parts'), [
        clause('의뢰인은 보수를 다음과 같이 나누어 지급한다.'),
        each('parts', subitem('{row.name} {row.amount}: {row.when}')),
      ]),
    ),
    article(
      '검수',
      '의뢰인은 결과물을 받은 날부터 {inspectionDays}일 안에 검수하여 결과를 알리고, 그 기간에 알리지 아니하면 합격한 것으로 본다.',
      '결과물이 계약의 내용과 다르면 수행자는 자기 비용으로 바로잡는다.',
    ),
    article(
      '하자의 보수',
      '수행자는 검수를 마친 날부터 {warrantyMonths}개월 동안 하자를 무상으로 고친다. 의뢰인이 준 재료나 지시로 생긴 하자는 그러하지 아니하되, 수행자가 그 잘못을 알고도 알리지 아니한 때에는 책임을 진다.',
    ),
    article(
      '지식재산권',
      when(is('rights', 'client'), [
        clause('보수를 모두 지급한 때 결과물의 저작재산권은 의뢰인에게 이전한다.'),
        when(yes('derivative'), [
          clause('이전하는 권리에는 2차적저작물을 작성하여 이용할 권리를 포함한다.'),
        ]),
      ]),
      when(is('rights', 'contractor'), [
        clause(
          '결과물의 저작재산권은 수행자에게 있고, 의뢰인은 계약의 목적 범위에서 기간의 제한 없이 결과물을 이용할 수 있다.',
        ),
      ]),
      '수행자는 결과물이 제3자의 권리를 침해하지 아니함을 보증한다.',
    ),
    when(filled('delayRate'), [
      article(
        '지체상금',
        '수행자가 자기 책임으로 기한을 넘긴 때에는 하루마다 보수의 {delayRate|을} 지체상금으로 지급하되, 그 총액은 보수의 100분의 10을 넘지 아니한다.',
      ),
    ]),
    when(yes('secrecy'), [
      article(
        '비밀의 유지',
        '당사자는 이 계약으로 알게 된 상대방의 비밀을 계약이 끝난 뒤 3년까지 제3자에게 알리거나 다른 목적으로 쓰지 아니한다.',
      ),
    ]),
    when(yes('subcontract'), [
      article(
        '하도급거래',
        '이 계약에 「하도급거래 공정화에 관한 법률」이 적용되는 경우 하도급대금은 결과물을 받은 날부터 60일을 넘지 아니하는 기한 안에 지급하고, 같은 법에 어긋나는 약정은 효력이 없다.',
      ),
    ]),
    article(
      '해제와 해지',
      '당사자가 계약을 어기면 상대방은 14일 이상의 기간을 정하여 서면으로 최고하고, 그 기간에 바로잡지 아니하면 계약을 해제하거나 해지할 수 있다.',
      '의뢰인은 일이 완성되기 전에는 손해를 배상하고 계약을 해제할 수 있다.',
    ),
    article(
      '독립된 지위',
      '수행자는 독립하여 일하며, 이 계약은 근로관계를 만들지 아니한다. 다만 실제로 근로자로 일한 경우 법령에 따른 보호를 빼앗지 아니한다.',
    ),
    article(
      '분쟁의 해결',
      '이 계약에 관한 분쟁은 먼저 협의하고, 협의가 되지 아니하면 「민사소송법」이 정한 관할법원에서 해결한다.',
    ),
    paragraph('{signedOn:long}', 'center'),
    signedParty('의뢰인', 'client'),
    signedParty('수행자', 'contractor'),
  ],
  steps: [{ id: 'sign' }, { id: 'written', when: yes('subcontract') }, { id: 'tax' }],
}
