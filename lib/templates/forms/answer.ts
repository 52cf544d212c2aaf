import { choice, date, list, longText, person, text } from '@/lib/templates/fields'
import {
  companyRegister,
  each,
  either,
  filled,
  heading,
  is,
  item,
  not,
  paragraph,
  party,
  signature,
  title,
  when,
  whenText,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const answer: Template = {
  id: 'answer',
  title: '답변서',
  alsoCalled: ['민사답변서', 'answer-to-complaint', 'defence'],
  category: 'court',
  articles: ['민사소송법#256', '민사소송법#257', '민사소송법#274', '민사소송규칙#65'],
  fields: [
    text('court', '서울중앙지방법원', { required: true }),
    text('caseNumber', '2026가소123456', { required: true }),
    text('caseName', '대여금', { required: true }),
    person('plaintiff', [], { example: '홍길동' }),
    person('defendant', ['address', 'phone'], { example: '김철수' }),
    choice(
      'answer',
      {
        dismiss: '원고의 청구를 기각한다',
        inadmissible: '이 사건 소를 각하한다',
        part: '청구의 일부만 인정',
      },
      { required: true },
    ),
    longText('admittedPart', '1,000만 원을 넘는 부분', {
      required: true,
      when: is('answer', 'part'),
    }),
    list(
      'facts',
      [
        longText('claim', '원고가 3,000만 원을 빌려주었다는 주장'),
        choice(
          'position',
          { admit: '인정합니다', deny: '부인합니다', unknown: '알지 못합니다' },
          { example: 'deny' },
        ),
        longText('reason', '피고가 받은 돈은 1,000만 원입니다.'),
      ],
      { required: true, blankRows: 2 },
    ),
    list('defences', [
      longText('text', '피고는 2026. 5. 1. 원고에게 1,000만 원을 모두 갚았습니다.'),
    ]),
    list('evidence', [text('name', '계좌이체 확인증')], { blankRows: 1 }),
    date('servedOn', '2026-11-02'),
    date('writtenOn', '2026-11-20', { required: true }),
  ],
  computed: [{ id: 'answerUntil', op: 'after', from: 'servedOn', days: 30 }],
  checks: [
    {
      id: 'late',
      rule: 'passed',
      field: 'servedOn',
      deadline: 'answerUntil',
      article: '민사소송법#257',
      severity: 'caution',
    },
  ],
  document: [
    title('답 변 서'),
    paragraph('사건  {caseNumber} {caseName}'),
    party('원고', 'plaintiff'),
    party('피고', 'defendant'),
    paragraph('위 사건에 관하여 피고는 다음과 같이 답변합니다.'),
    heading('청구취지에 대한 답변'),
    when(is('answer', 'dismiss'), [item('원고의 청구를 기각한다.')]),
    when(is('answer', 'inadmissible'), [item('이 사건 소를 각하한다.')]),
    when(is('answer', 'part'), [item('원고의 청구 가운데 다음 부분을 기각한다: {admittedPart}')]),
    item('소송비용은 원고가 부담한다.'),
    paragraph('라는 판결을 구합니다.'),
    heading('청구원인에 대한 답변'),
    each(
      'facts',
      item([
        '{row.claim}에 관하여: {row.position}.',
        // What is admitted needs no reason; what is denied has a blank until one is given.
        whenText(
          either(
            filled('row.reason'),
            not(filled('row.position')),
            not(is('row.position', 'admit')),
          ),
          ' {row.reason}',
        ),
      ]),
    ),
    when(filled('defences'), [heading('피고의 항변'), each('defences', item('{row.text}'))]),
    heading('입 증 방 법'),
    each('evidence', item('을 제{no}호증  {row.name}')),
    heading('첨 부 서 류'),
    item('위 입증방법 각 1통'),
    item('답변서 부본 1통'),
    companyRegister('defendant'),
    paragraph('{writtenOn:long}', 'center'),
    signature('피고', 'defendant'),
    paragraph('{court} 귀중'),
  ],
  steps: [{ id: 'file', deadline: 'answerUntil' }, { id: 'noAnswer' }, { id: 'hearing' }],
}
