import { choice, date, list, person, text } from '@/lib/templates/fields'
import {
  all,
  each,
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
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const powerOfAttorney: Template = {
  id: 'power-of-attorney',
  title: '위임장',
  alsoCalled: ['위임', 'poa', 'proxy'],
  category: 'state',
  articles: ['민법#118', '민법#120', '민법#128', '민법#680', '민법#682', '민법#689'],
  fields: [
    person('principal', ['birthDate', 'registrationNumber', 'address', 'phone'], {
      example: '홍길동',
    }),
    person('agent', ['birthDate', 'registrationNumber', 'address', 'phone'], { example: '이영희' }),
    text('relation', '배우자'),
    list('acts', [text('text', '○○아파트 101동 1001호 임대차계약의 체결과 보증금의 수령')], {
      required: true,
      blankRows: 2,
    }),
    choice(
      'delegation',
      { forbidden: '복대리인을 선임할 수 없음', allowed: '복대리인을 선임할 수 있음' },
      { required: true },
    ),
    choice('period', { until: '기한 있음', done: '위임한 일을 마칠 때까지' }, { required: true }),
    date('until', '2027-03-31', { required: true, when: is('period', 'until') }),
    choice(
      'seal',
      { attached: '인감증명서 첨부', signature: '본인서명사실확인서 첨부', none: '첨부하지 않음' },
      { required: true },
    ),
    text('submittedTo', '○○공인중개사사무소'),
    date('writtenOn', '2026-12-01', { required: true }),
  ],
  checks: [
    {
      id: 'endBeforeStart',
      rule: 'earlier',
      field: 'until',
      than: 'writtenOn',
      article: '민법#128',
      severity: 'caution',
    },
    {
      id: 'subDelegation',
      rule: 'when',
      when: is('delegation', 'allowed'),
      field: 'delegation',
      article: '민법#120',
      severity: 'caution',
    },
  ],
  document: [
    title('위 임 장'),
    heading('위임하는 사람(본인)'),
    party('성명', 'principal'),
    heading('위임받는 사람(대리인)'),
    party('성명', 'agent'),
    when({ field: 'relation', filled: true }, [paragraph('본인과의 관계  {relation}')]),
    heading('위임하는 일'),
    paragraph('본인은 위 대리인에게 다음 일에 관한 권한을 위임합니다.'),
    each('acts', item('{row.text}')),
    heading('권한의 범위'),
    when(is('delegation', 'forbidden'), [item('대리인은 복대리인을 선임할 수 없습니다.')]),
    when(is('delegation', 'allowed'), [item('대리인은 필요하면 복대리인을 선임할 수 있습니다.')]),
    when(is('period', 'until'), [item('이 위임은 {until:long}까지 효력이 있습니다.')]),
    when(is('period', 'done'), [item('이 위임은 위에 적은 일을 마칠 때까지 효력이 있습니다.')]),
    item('위에 적지 아니한 일에는 권한이 없습니다.'),
    when(is('seal', 'attached'), [heading('첨부서류'), item('본인의 인감증명서 1통')]),
    when(is('seal', 'signature'), [heading('첨부서류'), item('본인서명사실확인서 1통')]),
    paragraph('{writtenOn:long}', 'center'),
    // Nobody has said which certificate there will be: the place to sign stands there all the same.
    when(not(filled('seal')), [signature('위임하는 사람', 'principal')]),
    when(all(filled('seal'), is('seal', 'attached')), [
      signature('위임하는 사람', 'principal', 'registeredSeal'),
    ]),
    when(all(filled('seal'), is('seal', 'signature')), [
      signature('위임하는 사람', 'principal', 'hand'),
    ]),
    when(all(filled('seal'), is('seal', 'none')), [signature('위임하는 사람', 'principal')]),
    when({ field: 'submittedTo', filled: true }, [paragraph('{submittedTo} 귀중')]),
  ],
  steps: [
    { id: 'seal', when: is('seal', 'attached') },
    { id: 'signatureRecord', when: is('seal', 'signature') },
    { id: 'identity' },
    { id: 'withdraw' },
  ],
}
