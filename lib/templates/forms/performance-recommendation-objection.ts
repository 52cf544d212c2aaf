import { choice, date, longText, person, text } from '@/lib/templates/fields'
import { heading, is, item, paragraph, party, signature, title, when } from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const performanceRecommendationObjection: Template = {
  id: 'performance-recommendation-objection',
  title: '이행권고결정에 대한 이의신청서',
  alsoCalled: ['이행권고결정 이의신청서', '소액사건 이의신청서'],
  category: 'court',
  articles: ['소액사건심판법#5의3', '소액사건심판법#5의4', '소액사건심판법#5의7'],
  fields: [
    text('court', '서울중앙지방법원', { required: true }),
    text('caseNumber', '2026가소123456', { required: true }),
    text('caseName', '물품대금', { required: true }),
    person('plaintiff', [], { example: '홍길동' }),
    person('defendant', ['address', 'phone'], { example: '김철수' }),
    date('servedOn', '2026-11-10', { required: true }),
    choice(
      'ground',
      { paid: '이미 갚음', notOwed: '갚을 의무가 없음', other: '그 밖의 사유' },
      { required: true },
    ),
    longText('reason', '2026. 8. 1. 계좌로 모두 송금하였습니다.', { required: true }),
    date('writtenOn', '2026-11-20', { required: true }),
  ],
  computed: [{ id: 'objectUntil', op: 'after', from: 'servedOn', days: 14 }],
  checks: [
    {
      id: 'late',
      rule: 'passed',
      field: 'servedOn',
      deadline: 'objectUntil',
      article: '소액사건심판법#5의4',
      severity: 'caution',
    },
  ],
  document: [
    title('이행권고결정에 대한 이의신청서'),
    paragraph('사건  {caseNumber} {caseName}'),
    party('원고', 'plaintiff'),
    party('피고', 'defendant'),
    heading('신 청 취 지'),
    paragraph(
      '피고는 {servedOn:long} 이행권고결정서 등본을 송달받았으나 이에 따를 수 없으므로 이의를 신청합니다.',
    ),
    heading('이 의 사 유'),
    when(is('ground', 'paid'), [item('피고는 원고가 구하는 돈을 이미 갚았습니다.')]),
    when(is('ground', 'notOwed'), [item('피고에게는 원고가 구하는 돈을 갚을 의무가 없습니다.')]),
    item('{reason}'),
    paragraph('{writtenOn:long}', 'center'),
    signature('피고', 'defendant'),
    paragraph('{court} 귀중'),
  ],
  steps: [{ id: 'file', deadline: 'objectUntil' }, { id: 'hearing' }],
}
