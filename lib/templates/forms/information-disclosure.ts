import { choice, date, longText, person, text } from '@/lib/templates/fields'
import { is, paragraph, party, rows, signature, title, when } from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const informationDisclosure: Template = {
  id: 'information-disclosure',
  title: '정보공개청구서',
  alsoCalled: ['정보공개 청구', 'freedom-of-information'],
  category: 'state',
  articles: [
    '공공기관의 정보공개에 관한 법률#5',
    '공공기관의 정보공개에 관한 법률#9',
    '공공기관의 정보공개에 관한 법률#10',
    '공공기관의 정보공개에 관한 법률#11',
    '공공기관의 정보공개에 관한 법률#17',
    '공공기관의 정보공개에 관한 법률#18',
    '공공기관의 정보공개에 관한 법률#29',
  ],
  fields: [
    person('applicant', ['birthDate', 'registrationNumber', 'address', 'phone', 'email'], {
      example: '홍길동',
    }),
    text('agency', '서울특별시', { required: true }),
    longText('information', '2026년 1월부터 10월까지의 ○○ 공사 계약서와 정산서', {
      required: true,
    }),
    choice(
      'form',
      {
        view: '열람·시청',
        copy: '사본·출력물',
        file: '전자파일',
        duplicate: '복제·인화물',
        other: '그 밖의 형태',
      },
      { required: true },
    ),
    choice(
      'receipt',
      { visit: '직접 방문', post: '우편', email: '전자우편', portal: '정보통신망' },
      { required: true },
    ),
    choice('fee', { none: '감면 사유 없음', reduced: '감면 사유 있음' }, { required: true }),
    longText('feeReason', '학술 연구를 위한 이용', { required: true, when: is('fee', 'reduced') }),
    date('writtenOn', '2026-11-30', { required: true }),
  ],
  computed: [{ id: 'decideBy', op: 'workingDays', from: 'writtenOn', days: 10 }],
  checks: [
    {
      id: 'reduction',
      rule: 'when',
      when: is('fee', 'reduced'),
      field: 'fee',
      article: '공공기관의 정보공개에 관한 법률#17',
      severity: 'caution',
    },
  ],
  document: [
    title('정보공개 청구서'),
    party('청구인', 'applicant'),
    paragraph(
      '「공공기관의 정보공개에 관한 법률」 제10조제1항에 따라 다음과 같이 정보의 공개를 청구합니다.',
    ),
    rows(
      ['청구하는 정보의 내용', '{information}'],
      ['공개의 형태', '{form}'],
      ['받는 방법', '{receipt}'],
      ['수수료', '{fee}'],
    ),
    when(is('fee', 'reduced'), [paragraph('수수료 감면 사유: {feeReason}')]),
    paragraph('{writtenOn:long}', 'center'),
    signature('청구인', 'applicant'),
    paragraph('{agency} 귀중'),
  ],
  steps: [{ id: 'file' }, { id: 'decision', deadline: 'decideBy' }, { id: 'objection' }],
}
