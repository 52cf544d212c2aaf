import { choice, count, date, longText, money, person, text, yesNo } from '@/lib/templates/fields'
import {
  article,
  clause,
  filled,
  is,
  paragraph,
  signedParty,
  title,
  when,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const shareTransfer: Template = {
  id: 'share-transfer',
  title: '주식양수도계약서',
  alsoCalled: ['주식매매계약서', '주식양도계약서', 'share-purchase'],
  category: 'business',
  articles: ['상법#335', '상법#336', '상법#337', '상법#356의2', '민법#450', '민법#398'],
  fields: [
    person('seller', ['birthDate', 'registrationNumber', 'address', 'phone'], {
      example: '홍길동',
    }),
    person('buyer', ['birthDate', 'registrationNumber', 'address', 'phone'], { example: '김철수' }),
    text('company', '주식회사 가나', { required: true }),
    choice(
      'shareKind',
      { common: '기명식 보통주식', preferred: '기명식 우선주식' },
      { required: true },
    ),
    count('shares', '1000', { required: true }),
    money('price', '10000', { required: true }),
    choice(
      'certificate',
      { issued: '주권이 발행됨', notIssued: '주권이 발행되지 않음', electronic: '전자등록됨' },
      { required: true },
    ),
    choice(
      'approval',
      { needed: '이사회 승인이 필요함', free: '승인이 필요 없음' },
      { required: true },
    ),
    date('payOn', '2026-12-15', { required: true }),
    text('account', '○○은행 123-456-789012 (예금주 홍길동)', { required: true }),
    yesNo('warranties'),
    longText('disclosed', '2025년 말 이후 소송 1건', { when: yes('warranties') }),
    choice('penalty', { none: '실제 손해의 배상', fixed: '위약금을 정함' }, { required: true }),
    money('penaltyAmount', '1000000', { required: true, when: is('penalty', 'fixed') }),
    date('signedOn', '2026-12-01', { required: true }),
  ],
  computed: [{ id: 'total', op: 'product', of: ['shares', 'price'] }],
  checks: [
    {
      id: 'notIssued',
      rule: 'when',
      when: is('certificate', 'notIssued'),
      field: 'certificate',
      article: '상법#335',
      severity: 'caution',
    },
    {
      id: 'approval',
      rule: 'when',
      when: is('approval', 'needed'),
      field: 'approval',
      article: '상법#335',
      severity: 'caution',
    },
    {
      id: 'payBeforeSigning',
      rule: 'earlier',
      field: 'payOn',
      than: 'signedOn',
      article: '민법#398',
      severity: 'caution',
    },
  ],
  document: [
    title('주식양수도계약서'),
    paragraph(
      '{seller.name}(이하 "양도인"이라 한다){@seller.name|과} {buyer.name}(이하 "양수인"이라 한다){@buyer.name|은} {company}(이하 "회사"라 한다)의 주식에 관하여 다음과 같이 계약을 맺는다.',
    ),
    article(
      '양도할 주식',
      '양도인은 회사가 발행한 {shareKind} {shares}주(이하 "이 주식"이라 한다)를 양수인에게 양도하고, 양수인은 이를 양수한다.',
    ),
    article(
      '대금',
      '이 주식의 대금은 1주당 {price|으로} 하여 모두 {total:words|으로} 한다.',
      '양수인은 {payOn:long}까지 다음 계좌로 대금을 지급한다: {account}',
    ),
    article(
      '주식의 이전',
      when(is('certificate', 'issued'), [
        clause('양도인은 대금을 받으면서 이 주식의 주권을 양수인에게 교부한다.'),
      ]),
      when(is('certificate', 'notIssued'), [
        clause(
          '이 주식은 주권이 발행되지 아니하였고 회사의 성립 또는 신주의 납입기일부터 6개월이 지났음을 양도인이 보증한다. 양도인은 대금을 받으면서 회사에 확정일자 있는 증서로 양도를 통지한다.',
        ),
      ]),
      when(is('certificate', 'electronic'), [
        clause(
          '양도인은 대금을 받으면서 전자등록계좌부에 양수인 명의로 계좌 간 대체의 전자등록을 신청한다.',
        ),
      ]),
      '양도인은 양수인이 회사의 주주명부에 명의개서를 하는 데 필요한 협력을 한다.',
    ),
    when(is('approval', 'needed'), [
      article(
        '이사회의 승인',
        '회사의 정관에 따라 이 주식의 양도에는 이사회의 승인이 필요하며, 이 계약은 승인을 받은 때에 효력이 생긴다. 승인을 받지 못하면 양도인은 받은 돈을 바로 돌려준다.',
      ),
    ]),
    when({ any: [yes('warranties'), filled('disclosed')] }, [
      article(
        '진술과 보증',
        '양도인은 이 주식의 적법한 소유자이고, 이 주식에 질권 등 제3자의 권리가 없음을 보증한다.',
        '양도인은 회사의 재무제표가 중요한 점에서 사실과 같고, 알리지 아니한 중요한 채무나 분쟁이 없음을 보증한다.',
        when(filled('disclosed'), [clause('다만 다음 사항은 양수인에게 알렸다: {disclosed}')]),
      ),
    ]),
    article(
      '세금과 비용',
      '이 계약으로 생기는 양도소득세와 증권거래세는 양도인이, 명의개서에 드는 비용은 양수인이 부담한다.',
    ),
    article(
      '위반의 책임',
      when(is('penalty', 'none'), [clause('이 계약을 어긴 당사자는 상대방의 손해를 배상한다.')]),
      when(is('penalty', 'fixed'), [
        clause(
          '이 계약을 어긴 당사자는 상대방에게 손해배상액의 예정으로 {penaltyAmount:words|을} 지급한다.',
        ),
      ]),
    ),
    article(
      '해제',
      '당사자가 계약을 어기면 상대방은 상당한 기간을 정하여 최고하고, 그 기간에 이행하지 아니하면 계약을 해제할 수 있다.',
    ),
    article('분쟁의 해결', '이 계약에 관한 분쟁은 「민사소송법」이 정한 관할법원에서 해결한다.'),
    paragraph('{signedOn:long}', 'center'),
    signedParty('양도인', 'seller'),
    signedParty('양수인', 'buyer'),
  ],
  steps: [
    { id: 'register' },
    { id: 'notify', when: is('certificate', 'notIssued') },
    { id: 'tax' },
  ],
}
