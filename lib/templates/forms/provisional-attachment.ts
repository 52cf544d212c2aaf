import { choice, date, list, longText, money, person, text } from '@/lib/templates/fields'
import {
  companyRegister,
  each,
  heading,
  is,
  item,
  pageBreak,
  paragraph,
  party,
  signature,
  title,
  when,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const land = is('object', 'land')
const claim = is('object', 'claim')

export const provisionalAttachment: Template = {
  id: 'provisional-attachment',
  title: '가압류신청서',
  alsoCalled: ['부동산가압류신청서', '채권가압류신청서', 'attachment'],
  category: 'court',
  articles: [
    '민사집행법#276',
    '민사집행법#277',
    '민사집행법#278',
    '민사집행법#279',
    '민사집행법#280',
    '민사집행법#287',
    '민사집행규칙#203',
    '민사소송 등 인지법#9',
  ],
  fields: [
    person('creditor', ['address', 'phone'], { example: '홍길동' }),
    person('debtor', ['address'], { example: '김철수' }),
    choice('object', { land: '부동산', claim: '채권(예금, 보증금 등)' }, { required: true }),
    text('landMark', '서울 서초구 ○○동 1 대 200㎡', { required: true, when: land }),
    person('garnishee', ['address'], { example: '주식회사 가나은행', when: claim }),
    longText('claimMark', '채무자가 제3채무자에 대하여 가지는 예금채권', {
      required: true,
      when: claim,
    }),
    money('amount', '30000000', { required: true }),
    text('claimName', '2025. 3. 1. 자 대여금', { required: true }),
    list(
      'facts',
      [longText('text', '채권자는 2025. 3. 1. 채무자에게 3,000만 원을 빌려주었습니다.')],
      { required: true, blankRows: 1 },
    ),
    longText('need', '채무자는 다른 재산이 없고 이 재산을 처분하려 합니다.', { required: true }),
    choice(
      'security',
      { bond: '지급보증위탁계약(보증보험)', cash: '현금 공탁' },
      { required: true },
    ),
    list('evidence', [text('name', '차용증')], { blankRows: 1 }),
    text('court', '서울중앙지방법원', { required: true }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  document: [
    title(['가 압 류 신 청 서']),
    party('채권자', 'creditor'),
    party('채무자', 'debtor'),
    when(claim, [party('제3채무자', 'garnishee')]),
    paragraph('청구채권의 표시  금 {amount} ({claimName})'),
    heading('신 청 취 지'),
    when(land, [
      paragraph(
        '채권자가 채무자에 대하여 가지는 위 청구채권의 집행을 보전하기 위하여 채무자 소유의 별지 목록에 적은 부동산을 가압류한다.',
      ),
    ]),
    when(claim, [
      item(
        '채권자가 채무자에 대하여 가지는 위 청구채권의 집행을 보전하기 위하여 채무자의 제3채무자에 대한 별지 목록에 적은 채권을 가압류한다.',
      ),
      item('제3채무자는 채무자에게 위 채권에 관한 지급을 하여서는 아니 된다.'),
    ]),
    paragraph('라는 재판을 구합니다.'),
    heading('신 청 이 유'),
    item('피보전권리'),
    each('facts', paragraph('{row.text}')),
    item('보전의 필요성'),
    paragraph(
      '{need} 지금 가압류를 하지 아니하면 판결을 받더라도 집행할 수 없거나 집행이 매우 곤란할 염려가 있습니다.',
    ),
    item('담보의 제공'),
    when(is('security', 'bond'), [
      paragraph(
        '담보는 공탁보증보험증권(지급보증위탁계약 문서)을 내는 방법으로 제공할 수 있도록 허가하여 주시기 바랍니다.',
      ),
    ]),
    when(is('security', 'cash'), [paragraph('법원이 정하는 담보를 현금으로 공탁하겠습니다.')]),
    heading('소 명 방 법'),
    each('evidence', item('소갑 제{no}호증  {row.name}')),
    heading('첨 부 서 류'),
    item('위 소명방법 각 1통'),
    item('가압류신청 진술서 1통'),
    when(land, [item('등기사항증명서 1통')]),
    companyRegister('creditor'),
    companyRegister('debtor'),
    when(claim, [companyRegister('garnishee')]),
    paragraph('{writtenOn:long}', 'center'),
    signature('채권자', 'creditor'),
    paragraph('{court} 귀중'),
    pageBreak,
    when(land, [heading('별지: 부동산의 표시'), paragraph('{landMark}')]),
    when(claim, [
      heading('별지: 가압류할 채권의 표시'),
      paragraph('금 {amount}'),
      paragraph(
        '{claimMark} 가운데 위 금액에 이르기까지의 돈. 다만 「민사집행법」 제246조에 따라 압류가 금지되는 부분은 제외한다.',
      ),
    ]),
  ],
  steps: [{ id: 'file' }, { id: 'statement' }, { id: 'security' }, { id: 'suit' }],
}
