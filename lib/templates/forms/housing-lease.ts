import {
  choice,
  count,
  date,
  list,
  longText,
  money,
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
  rows,
  signedParty,
  subitem,
  title,
  when,
  whenText,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const monthly = is('kind', 'monthly')

export const housingLease: Template = {
  id: 'housing-lease',
  title: '주택임대차계약서',
  alsoCalled: ['임대차계약서', '전세계약서', '월세계약서', 'lease', 'residential-lease'],
  category: 'housing',
  articles: [
    '주택임대차보호법#3',
    '주택임대차보호법#3의2',
    '주택임대차보호법#3의7',
    '주택임대차보호법#4',
    '주택임대차보호법#6의3',
    '주택임대차보호법#7',
    '주택임대차보호법#10',
    '주택임대차보호법#30',
    '민법#565',
    '민법#623',
    '민법#640',
  ],
  fields: [
    person('landlord', ['birthDate', 'registrationNumber', 'address', 'phone'], {
      example: '홍길동',
    }),
    person('tenant', ['birthDate', 'registrationNumber', 'address', 'phone'], {
      example: '김철수',
    }),
    text('location', '서울 마포구 ○○로 10, 101동 1001호', { required: true }),
    text('building', '철근콘크리트조 아파트, 전유면적 84.9㎡', { required: true }),
    text('part', '1001호 전부', { required: true }),
    choice(
      'kind',
      { jeonse: '보증금만 있는 임대차', monthly: '보증금과 차임이 있는 임대차' },
      { required: true },
    ),
    money('deposit', '200000000', { required: true }),
    money('downPayment', '20000000', { required: true }),
    money('middlePayment', '80000000'),
    date('middleOn', '2026-12-20', { required: true, when: filled('middlePayment') }),
    money('balance', '100000000', { required: true }),
    date('balanceOn', '2027-01-15', { required: true }),
    money('rent', '500000', { required: true, when: monthly }),
    count('rentDay', '25', { required: true, when: monthly }),
    choice('rentPayment', { after: '후불', before: '선불' }, { required: true, when: monthly }),
    text('account', '○○은행 123-456-789012 (예금주 홍길동)', { required: true }),
    date('from', '2027-01-15', { required: true }),
    date('to', '2029-01-14', { required: true }),
    choice('prior', { none: '선순위 권리 없음', some: '선순위 권리 있음' }, { required: true }),
    longText('priorRights', '2024. 5. 1. 근저당권, 채권최고액 1억 2,000만 원, ○○은행', {
      required: true,
      when: is('prior', 'some'),
    }),
    choice(
      'taxPapers',
      { papers: '납세증명서를 제시함', consent: '미납 세금 열람에 동의함' },
      { required: true },
    ),
    choice(
      'leaseInfo',
      { papers: '확정일자 정보를 제시함', consent: '확정일자 정보 제공에 동의함' },
      { required: true },
    ),
    yesNo('pets'),
    yesNo('noNewMortgage'),
    list('special', [longText('text', '임대인은 입주 전까지 보일러를 수리한다.')]),
    yesNo('broker'),
    text('brokerName', '○○공인중개사사무소 (등록번호 11440-2020-00001)', {
      required: true,
      when: yes('broker'),
    }),
    date('signedOn', '2026-12-01', { required: true }),
  ],
  computed: [
    { id: 'paid', op: 'sum', of: ['downPayment', 'middlePayment', 'balance'] },
    { id: 'unpaid', op: 'difference', of: 'deposit', less: 'paid' },
    { id: 'overpaid', op: 'difference', of: 'paid', less: 'deposit' },
    { id: 'renewFrom', op: 'before', from: 'to', months: 6 },
    // Counted back as the calculator of periods does.
    { id: 'renewUntil', op: 'before', from: 'to', months: 2, days: 1 },
  ],
  checks: [
    {
      id: 'underTwoYears',
      rule: 'shorter',
      field: 'to',
      from: 'from',
      months: 24,
      article: '주택임대차보호법#4',
      severity: 'caution',
    },
    {
      id: 'endBeforeStart',
      rule: 'earlier',
      field: 'to',
      than: 'from',
      article: '주택임대차보호법#4',
      severity: 'caution',
    },
    {
      id: 'sumTooLow',
      rule: 'when',
      when: { field: 'unpaid', over: 0 },
      field: 'balance',
      article: '민법#618',
      severity: 'caution',
    },
    {
      id: 'sumTooHigh',
      rule: 'when',
      when: { field: 'overpaid', over: 0 },
      field: 'balance',
      article: '민법#618',
      severity: 'caution',
    },
    {
      id: 'priorRights',
      rule: 'when',
      when: is('prior', 'some'),
      field: 'prior',
      article: '주택임대차보호법#3의2',
      severity: 'caution',
    },
  ],
  document: [
    title('주택임대차계약서'),
    paragraph(
      '임대인 {landlord.name|과} 임차인 {tenant.name|은} 아래 주택에 관하여 다음과 같이 임대차계약을 맺는다.',
    ),
    rows(
      ['소재지', '{location}'],
      ['건물의 표시', '{building}'],
      ['임대할 부분', '{part}'],
      ['계약의 종류', '{kind}'],
    ),
    article(
      '보증금과 차임',
      clause('보증금은 {deposit:words|으로} 하고, 임차인은 이를 다음과 같이 지급한다.'),
      subitem('계약금 {downPayment|은} 계약할 때 지급한다.'),
      when(filled('middlePayment'), [
        subitem('중도금 {middlePayment|은} {middleOn:long}에 지급한다.'),
      ]),
      subitem('잔금 {balance|은} {balanceOn:long}에 주택의 인도와 동시에 지급한다.'),
      when(monthly, [
        clause(
          '차임은 월 {rent|으로} 하고, 임차인은 매월 {rentDay}일에 {rentPayment|으로} 지급한다.',
        ),
      ]),
      clause([
        whenText(monthly, '보증금과 차임은', '보증금은'),
        ' 임대인의 다음 계좌로 지급한다: {account}',
      ]),
    ),
    article(
      '임대차기간',
      '임대인은 주택을 임차 목적대로 쓸 수 있는 상태로 {from:long}까지 임차인에게 인도하고, 임대차기간은 {from:long}부터 {to:long}까지로 한다.',
    ),
    article(
      '전입신고와 확정일자',
      '임차인은 주택을 인도받은 날 전입신고를 하고 계약서에 확정일자를 받을 수 있으며, 임대인은 이에 협력한다.',
      '임대인은 임차인이 전입신고와 확정일자로 대항력과 우선변제권을 갖출 때까지 주택에 새로운 담보권을 설정하지 아니한다. 대항력은 주택의 인도와 전입신고를 마친 다음 날부터 생긴다.',
      when(yes('noNewMortgage'), [
        clause(
          '임대인은 임대차기간 동안에도 임차인의 동의 없이 근저당권 등 새로운 담보권을 설정하지 아니한다. 이를 어기면 임차인은 계약을 해지하고 손해배상을 청구할 수 있다.',
        ),
      ]),
    ),
    article(
      '권리관계와 정보의 제시',
      when(is('prior', 'none'), [
        clause(
          '임대인은 이 계약을 맺는 날 주택에 임차인보다 앞서는 담보권, 임차권, 압류가 없음을 보증한다.',
        ),
      ]),
      when(is('prior', 'some'), [
        clause(
          '주택에는 임차인보다 앞서는 다음 권리가 있으며, 임대인은 그 밖의 선순위 권리가 없음을 보증한다: {priorRights}',
        ),
      ]),
      when(is('leaseInfo', 'papers'), [
        clause(
          '임대인은 「주택임대차보호법」 제3조의7에 따라 주택의 확정일자 부여일, 차임과 보증금 등 정보를 임차인에게 제시하였다.',
        ),
      ]),
      when(is('leaseInfo', 'consent'), [
        clause(
          '임대인은 「주택임대차보호법」 제3조의7에 따라 임차인이 주택의 확정일자 부여일, 차임과 보증금 등 정보를 제공받는 데 이 계약을 맺기 전에 동의하였다.',
        ),
      ]),
      when(is('taxPapers', 'papers'), [
        clause('임대인은 국세와 지방세의 납세증명서를 임차인에게 제시하였다.'),
      ]),
      when(is('taxPapers', 'consent'), [
        clause(
          '임대인은 임차인이 미납국세와 체납액, 미납지방세를 열람하는 데 이 계약을 맺기 전에 동의하였다.',
        ),
      ]),
    ),
    article(
      '사용과 수선',
      '임차인은 주택을 주거 목적으로 쓰고, 임대인의 동의 없이 구조를 바꾸거나 전대 또는 임차권의 양도를 하지 아니한다.',
      '임대인은 임대차기간 동안 주택을 사용에 필요한 상태로 유지하고, 임차인은 통상의 사용에서 생기는 소모품의 교체 등 작은 수선을 한다.',
      when(yes('pets'), [clause('임차인은 주택에서 반려동물을 기를 수 있다.')]),
    ),
    article(
      '계약의 해제와 해지',
      '중도금이, 중도금이 없으면 잔금이 지급되기 전까지 임대인은 계약금의 배액을 상환하고 임차인은 계약금을 포기하고 이 계약을 해제할 수 있다.',
      when(monthly, [
        clause('임차인의 차임 연체액이 2기의 차임액에 이르면 임대인은 계약을 해지할 수 있다.'),
      ]),
      '당사자가 계약을 지키지 아니하면 상대방은 기간을 정하여 서면으로 이행을 최고하고, 그 기간에 이행하지 아니하면 계약을 해제하거나 해지하고 손해배상을 청구할 수 있다.',
    ),
    article(
      '갱신',
      '임차인은 임대차기간이 끝나기 6개월 전부터 2개월 전까지 「주택임대차보호법」 제6조의3에 따라 계약의 갱신을 요구할 수 있다.',
      '갱신하는 때 차임과 보증금의 증액은 같은 법 제7조의 한도에 따른다.',
    ),
    article(
      '계약의 종료',
      '임대차가 끝나면 임차인은 주택을 원래 상태로 돌려놓고 인도하며, 임대인은 이와 동시에 보증금을 돌려준다. 통상의 사용에 따른 손상은 원상회복의 대상이 아니다.',
      '임대인은 새 임차인이 구해지지 아니하였다는 이유로 보증금의 반환을 미루지 아니한다.',
    ),
    when(filled('special'), [
      article(
        '특약사항',
        clause('당사자는 다음과 같이 특별히 약정한다.'),
        each('special', subitem('{row.text}')),
      ),
    ]),
    when(yes('broker'), [
      article(
        '중개',
        '이 계약은 {brokerName}의 중개로 맺어졌다. 중개보수는 계약을 맺으면 당사자 쌍방이 법령의 한도 안에서 각자 지급한다.',
      ),
    ]),
    paragraph(
      '당사자는 「주택임대차보호법」 제30조 단서에 따라 이 서식을 쓰기로 합의하였다. 이 계약을 증명하기 위하여 계약서를 작성하고 당사자가 서명하거나 날인한 뒤 한 통씩 보관한다.',
    ),
    paragraph('{signedOn:long}', 'center'),
    signedParty('임대인', 'landlord'),
    signedParty('임차인', 'tenant'),
    when(yes('broker'), [paragraph('개업공인중개사  {brokerName}  (서명 및 날인)')]),
  ],
  steps: [
    { id: 'registry' },
    { id: 'moveIn', deadline: 'from' },
    { id: 'report' },
    { id: 'renewal', deadline: 'renewUntil' },
  ],
}
