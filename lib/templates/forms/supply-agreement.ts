import { choice, count, date, list, money, person, text, yesNo } from '@/lib/templates/fields'
import {
  article,
  clause,
  is,
  paragraph,
  signedParty,
  table,
  title,
  when,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const supplyAgreement: Template = {
  id: 'supply-agreement',
  title: '물품공급계약서',
  alsoCalled: ['물품매매계약서', '납품계약서', 'supply', 'sale-of-goods'],
  category: 'business',
  articles: ['민법#563', '민법#568', '민법#580', '상법#54', '상법#69', '민법#398'],
  fields: [
    person('supplier', ['registrationNumber', 'address', 'phone'], { example: '주식회사 가나' }),
    person('buyer', ['registrationNumber', 'address', 'phone'], { example: '주식회사 다라' }),
    list(
      'goods',
      [
        text('name', '사무용 의자'),
        text('spec', '모델 A-1, 검정'),
        count('quantity', '50'),
        money('price', '120000'),
      ],
      { required: true, blankRows: 3 },
    ),
    choice('tax', { excluded: '부가가치세 별도', included: '부가가치세 포함' }, { required: true }),
    date('deliverOn', '2026-12-20', { required: true }),
    text('place', '매수인의 창고(경기 성남시 ○○로 1)', { required: true }),
    choice('carriage', { supplier: '공급자', buyer: '매수인' }, { required: true }),
    count('inspectionDays', '7', { required: true }),
    choice('payment', { after: '검수 뒤 지급', before: '선급금과 잔금' }, { required: true }),
    count('payDays', '30', { required: true, when: is('payment', 'after') }),
    money('advance', '2000000', { required: true, when: is('payment', 'before') }),
    count('warrantyMonths', '12', { required: true }),
    yesNo('retention'),
    date('signedOn', '2026-11-30', { required: true }),
  ],
  computed: [{ id: 'total', op: 'sum', of: ['quantity', 'price'], list: 'goods' }],
  checks: [
    {
      id: 'deliverBeforeSigning',
      rule: 'earlier',
      field: 'deliverOn',
      than: 'signedOn',
      article: '민법#568',
      severity: 'caution',
    },
    {
      id: 'hiddenDefects',
      rule: 'when',
      when: { field: 'inspectionDays', over: 180 },
      field: 'inspectionDays',
      article: '상법#69',
      severity: 'caution',
    },
  ],
  document: [
    title('물품공급계약서'),
    paragraph(
      '{supplier.name}(이하 "공급자"라 한다){@supplier.name|과} {buyer.name}(이하 "매수인"이라 한다){@buyer.name|은} 다음과 같이 물품공급계약을 맺는다.',
    ),
    article(
      '물품과 대금',
      '공급자는 다음 물품을 공급하고 매수인은 그 대금을 지급한다.',
      table('goods', [
        ['품명', '{row.name}'],
        ['규격', '{row.spec}'],
        ['수량', '{row.quantity}'],
        ['단가', '{row.price}'],
      ]),
      '대금의 합계는 {total:words|으로} 한다. ({tax})',
    ),
    article(
      '인도',
      '공급자는 {deliverOn:long}까지 {place}에서 물품을 인도한다.',
      '운송비는 {carriage|이} 부담하고, 인도 전에 생긴 멸실과 훼손은 공급자가 부담한다.',
    ),
    article(
      '검사',
      '매수인은 물품을 받은 날부터 {inspectionDays}일 안에 검사하고, 하자나 수량 부족을 발견하면 바로 알린다.',
      '바로 발견할 수 없는 하자는 물품을 받은 날부터 6개월 안에 발견하여 바로 알리면 책임을 물을 수 있다. 제5조의 보증은 그 기간에 따른다.',
    ),
    article(
      '대금의 지급',
      when(is('payment', 'after'), [
        clause('매수인은 검사를 마친 날부터 {payDays}일 안에 대금을 지급한다.'),
      ]),
      when(is('payment', 'before'), [
        clause(
          '매수인은 계약할 때 선급금 {advance|을} 지급하고, 나머지는 물품을 인도받을 때 지급한다.',
        ),
      ]),
      '기한을 넘긴 대금에는 다음 날부터 다 갚는 날까지 「상법」 제54조의 법정이율(연 6%)로 계산한 지연손해금을 더한다.',
    ),
    article(
      '품질의 보증',
      '공급자는 물품이 약정한 규격에 맞고 하자가 없음을 인도한 날부터 {warrantyMonths}개월 동안 보증하며, 하자가 있으면 매수인의 선택에 따라 고치거나 바꾸거나 대금을 줄인다.',
    ),
    when(yes('retention'), [
      article(
        '소유권의 유보',
        '물품의 소유권은 매수인이 대금을 모두 지급한 때에 매수인에게 넘어간다.',
      ),
    ]),
    article(
      '해제와 손해배상',
      '당사자가 계약을 어기면 상대방은 상당한 기간을 정하여 서면으로 최고하고, 그 기간에 이행하지 아니하면 계약을 해제하고 손해배상을 청구할 수 있다.',
    ),
    article(
      '불가항력',
      '천재지변 등 당사자의 책임 없는 사유로 이행하지 못한 동안에는 책임을 지지 아니하며, 그 사유를 바로 상대방에게 알린다.',
    ),
    article('분쟁의 해결', '이 계약에 관한 분쟁은 「민사소송법」이 정한 관할법원에서 해결한다.'),
    paragraph('{signedOn:long}', 'center'),
    signedParty('공급자', 'supplier'),
    signedParty('매수인', 'buyer'),
  ],
  steps: [{ id: 'sign' }, { id: 'inspect' }, { id: 'invoice' }],
}
