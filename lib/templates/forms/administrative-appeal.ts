import { choice, date, list, longText, person, text } from '@/lib/templates/fields'
import {
  all,
  each,
  either,
  heading,
  is,
  item,
  not,
  paragraph,
  party,
  rows,
  signature,
  title,
  when,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const omission = is('kind', 'omission')
const refusal = is('kind', 'refusal')
/** An application stands behind it: it was refused, or never decided. */
const performance = either(refusal, omission)
/** Both have the periods of §27; §27 (7) frees only nullity and inaction. */
const timed = either(is('kind', 'cancel'), refusal)
/** A refusal leaves nothing to be stayed; §31 gives an interim measure in its place. */
const stayable = either(is('kind', 'cancel'), is('kind', 'invalid'))

export const administrativeAppeal: Template = {
  id: 'administrative-appeal',
  title: '행정심판청구서',
  alsoCalled: ['행정심판', 'appeal'],
  category: 'state',
  articles: [
    '행정심판법#5',
    '행정심판법#17',
    '행정심판법#23',
    '행정심판법#27',
    '행정심판법#28',
    '행정심판법#30',
    '행정심판법#31',
    '행정심판법#43',
    '행정심판법#49',
    '행정심판법#50',
  ],
  fields: [
    person('claimant', ['birthDate', 'registrationNumber', 'address', 'phone'], {
      example: '홍길동',
    }),
    text('respondent', '서울특별시 종로구청장', { required: true }),
    text('commission', '서울특별시행정심판위원회', { required: true }),
    choice(
      'kind',
      {
        cancel: '처분의 취소',
        refusal: '거부처분에 대한 의무이행',
        invalid: '처분의 무효 확인',
        omission: '부작위에 대한 의무이행',
      },
      { required: true },
    ),
    longText('disposition', '영업정지 1개월 처분', { required: true, when: { not: omission } }),
    date('disposedOn', '2026-10-15', { required: true, when: { not: omission } }),
    date('knownOn', '2026-10-20', { required: true, when: { not: omission } }),
    choice(
      'notice',
      { given: '고지를 받음', none: '고지를 받지 못함' },
      { required: true, when: { not: omission } },
    ),
    longText('noticeText', '안 날부터 90일 안에 행정심판을 청구할 수 있다고 안내받음', {
      required: true,
      when: is('notice', 'given'),
    }),
    longText('application', '건축허가 신청', { required: true, when: performance }),
    date('appliedOn', '2026-06-01', { required: true, when: performance }),
    list('reasons', [longText('text', '청구인은 위반 사실이 없습니다.')], {
      required: true,
      blankRows: 2,
    }),
    list('evidence', [text('name', '처분서')], { blankRows: 1 }),
    choice(
      'stay',
      { yes: '집행정지도 신청함', no: '신청하지 않음' },
      { required: true, when: stayable },
    ),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [
    { id: 'knownUntil', op: 'after', from: 'knownOn', days: 90 },
    { id: 'disposedUntil', op: 'after', from: 'disposedOn', days: 180 },
  ],
  checks: [
    {
      id: 'late',
      only: all(timed, not(is('notice', 'none'))),
      rule: 'passed',
      field: 'knownOn',
      deadline: 'knownUntil',
      article: '행정심판법#27',
      severity: 'caution',
    },
    {
      id: 'lateSinceAct',
      only: timed,
      rule: 'passed',
      field: 'disposedOn',
      deadline: 'disposedUntil',
      article: '행정심판법#27',
      severity: 'caution',
    },
    {
      id: 'knownBefore',
      rule: 'earlier',
      field: 'knownOn',
      than: 'disposedOn',
      article: '행정심판법#27',
      severity: 'caution',
    },
  ],
  document: [
    title('행정심판 청구서'),
    party('청구인', 'claimant'),
    rows(['피청구인', '{respondent}'], ['소관 행정심판위원회', '{commission}']),
    when({ not: omission }, [
      rows(
        ['대상이 되는 처분의 내용', '{disposition}'],
        ['처분이 있은 날', '{disposedOn}'],
        ['처분이 있음을 안 날', '{knownOn}'],
        ['행정심판 고지 여부', '{notice}'],
      ),
      when(is('notice', 'given'), [paragraph('고지의 내용: {noticeText}')]),
    ]),
    when(performance, [
      rows(['전제가 되는 신청의 내용', '{application}'], ['신청한 날', '{appliedOn}']),
    ]),
    heading('청 구 취 지'),
    when(is('kind', 'cancel'), [
      paragraph('피청구인이 {disposedOn} 청구인에게 한 {disposition|을} 취소한다.'),
    ]),
    when(is('kind', 'invalid'), [
      paragraph('피청구인이 {disposedOn} 청구인에게 한 {disposition|이} 무효임을 확인한다.'),
    ]),
    when(refusal, [
      paragraph('피청구인은 청구인이 {appliedOn} 한 {application}에 따른 처분을 하라.'),
    ]),
    when(omission, [
      paragraph('피청구인은 청구인이 {appliedOn} 한 {application}에 대하여 처분을 하라.'),
    ]),
    paragraph('라는 재결을 구합니다.'),
    heading('청 구 이 유'),
    each('reasons', item('{row.text}')),
    heading('증 거 서 류'),
    each('evidence', item('갑 제{no}호증  {row.name}')),
    when(all(stayable, is('stay', 'yes')), [
      paragraph(
        '집행정지는 신청의 취지와 원인을 적은 집행정지신청서를 따로 내어 신청합니다(「행정심판법」 제30조제5항).',
      ),
    ]),
    paragraph('{writtenOn:long}', 'center'),
    signature('청구인', 'claimant'),
    paragraph('{commission} 귀중'),
  ],
  steps: [
    { id: 'file', deadline: 'knownUntil', when: all(timed, not(is('notice', 'none'))) },
    { id: 'fileUntold', deadline: 'disposedUntil', when: all(timed, is('notice', 'none')) },
    { id: 'fileAny', when: not(timed) },
    { id: 'stay', when: all(stayable, is('stay', 'yes')) },
    { id: 'interim', when: performance },
    { id: 'execution', when: performance },
    { id: 'suit' },
  ],
}
