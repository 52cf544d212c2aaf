import { choice, date, longText, person, text } from '@/lib/templates/fields'
import { heading, is, item, paragraph, party, signature, title, when } from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const paymentOrderObjection: Template = {
  id: 'payment-order-objection',
  title: '지급명령 이의신청서',
  alsoCalled: ['지급명령에 대한 이의신청서', 'objection-to-payment-order'],
  category: 'court',
  articles: ['민사소송법#468', '민사소송법#469', '민사소송법#470', '민사소송법#472'],
  fields: [
    text('court', '서울중앙지방법원', { required: true }),
    text('caseNumber', '2026차전123456', { required: true }),
    text('caseName', '대여금', { required: true }),
    person('creditor', [], { example: '홍길동' }),
    person('debtor', ['address', 'phone'], { example: '김철수' }),
    date('servedOn', '2026-11-10', { required: true }),
    choice('extent', { all: '전부', part: '일부' }, { required: true }),
    longText('part', '1,000만 원을 넘는 부분', { required: true, when: is('extent', 'part') }),
    longText('reason', '이미 갚았습니다.'),
    date('writtenOn', '2026-11-20', { required: true }),
  ],
  computed: [{ id: 'objectUntil', op: 'after', from: 'servedOn', days: 14 }],
  checks: [
    {
      id: 'late',
      rule: 'passed',
      field: 'servedOn',
      deadline: 'objectUntil',
      article: '민사소송법#470',
      severity: 'caution',
    },
  ],
  document: [
    title('지급명령에 대한 이의신청서'),
    paragraph('사건  {caseNumber} {caseName}'),
    party('채권자', 'creditor'),
    party('채무자', 'debtor'),
    heading('신 청 취 지'),
    paragraph('위 사건에 관하여 채무자는 {servedOn:long} 지급명령 정본을 송달받았습니다.'),
    when(is('extent', 'all'), [paragraph('채무자는 위 지급명령 전부에 대하여 이의를 신청합니다.')]),
    when(is('extent', 'part'), [
      paragraph('채무자는 위 지급명령 가운데 다음 부분에 대하여 이의를 신청합니다: {part}'),
    ]),
    when({ field: 'reason', filled: true }, [
      heading('이 의 사 유'),
      item('{reason}'),
      item('자세한 내용은 답변서로 내겠습니다.'),
    ]),
    paragraph('{writtenOn:long}', 'center'),
    signature('채무자', 'debtor'),
    paragraph('{court} 귀중'),
  ],
  steps: [{ id: 'file', deadline: 'objectUntil' }, { id: 'answer' }],
}
