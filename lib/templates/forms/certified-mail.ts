import { choice, date, longText, money, percent, person, text } from '@/lib/templates/fields'
import {
  addressee,
  all,
  filled,
  is,
  item,
  over,
  paragraph,
  party,
  signature,
  title,
  when,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const certifiedMail: Template = {
  id: 'certified-mail',
  title: '내용증명',
  alsoCalled: ['통고서', '최고서', '독촉장', 'notice', 'demand-letter'],
  category: 'money',
  articles: [
    '우편법 시행규칙#46',
    '우편법 시행규칙#48',
    '우편법 시행규칙#50',
    '민법#174',
    '민법#387',
    '민법#397',
  ],
  fields: [
    person('sender', ['address', 'phone'], { example: '홍길동' }),
    person('recipient', ['address'], { example: '김철수' }),
    text('subject', '대여금 반환 청구', { required: true }),
    choice('purpose', { payment: '금전 지급 청구', other: '그 밖의 요구' }, { required: true }),
    longText('facts', '발신인은 2025. 3. 1. 수신인에게 1,000만 원을 빌려주었습니다.', {
      required: true,
    }),
    money('amount', '10000000', { required: true, when: is('purpose', 'payment') }),
    date('owedSince', '2026-03-01', { when: is('purpose', 'payment') }),
    percent('lateRate', '5', { when: is('purpose', 'payment') }),
    text('account', '○○은행 123-456-789012 (예금주 홍길동)', { when: is('purpose', 'payment') }),
    longText('demand', '누수 부분을 수리하여 주시기 바랍니다.', {
      required: true,
      when: is('purpose', 'other'),
    }),
    date('respondBy', '2026-12-15', { required: true }),
    choice('otherwise', { suit: '소 제기', none: '적지 않음' }, { required: true }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  checks: [
    {
      id: 'rateCap',
      rule: 'when',
      when: all(is('purpose', 'payment'), over('lateRate', 20)),
      field: 'lateRate',
      article: '이자제한법#2',
      severity: 'caution',
    },
    {
      id: 'respondBeforeWriting',
      rule: 'earlier',
      field: 'respondBy',
      than: 'writtenOn',
      article: '민법#544',
      severity: 'caution',
    },
  ],
  document: [
    title('내 용 증 명'),
    party('발신인', 'sender'),
    party('수신인', 'recipient'),
    paragraph('제목: {subject}'),
    item('발신인은 수신인에게 아래와 같이 알립니다.'),
    item('{facts}'),
    when(is('purpose', 'payment'), [
      item(
        '이에 발신인은 수신인에게 {amount:words|을} {respondBy:long}까지 지급할 것을 청구합니다.',
      ),
      when(filled('owedSince'), [
        item([
          '위 금액에는 {owedSince:long}부터 다 갚는 날까지 ',
          { when: filled('lateRate'), text: '연 {lateRate}의 비율로', otherwise: '법정이율로' },
          ' 계산한 지연손해금이 더해집니다.',
        ]),
      ]),
      when(filled('account'), [item('지급할 계좌: {account}')]),
    ]),
    when(is('purpose', 'other'), [
      item('이에 발신인은 수신인에게 {respondBy:long}까지 다음과 같이 하여 주실 것을 요구합니다.'),
      paragraph('{demand}'),
    ]),
    when(is('otherwise', 'suit'), [
      item(
        '위 기한까지 이행하지 아니하면 발신인은 소를 제기하는 등 법적 절차를 밟을 수밖에 없으며, 그 비용은 수신인이 부담하게 될 수 있음을 알려 드립니다.',
      ),
    ]),
    paragraph('{writtenOn:long}', 'center'),
    signature('발신인', 'sender'),
    addressee('recipient'),
  ],
  steps: [
    { id: 'copies' },
    { id: 'post' },
    { id: 'keep' },
    { id: 'sixMonths', when: is('purpose', 'payment') },
  ],
}
