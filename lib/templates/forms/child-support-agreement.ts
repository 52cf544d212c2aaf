import {
  choice,
  count,
  date,
  list,
  longText,
  money,
  person,
  text,
  yesNo,
} from '@/lib/templates/fields'
import {
  article,
  clause,
  filled,
  is,
  over,
  paragraph,
  signedParty,
  table,
  title,
  when,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const childSupportAgreement: Template = {
  id: 'child-support-agreement',
  title: '양육비 지급 합의서',
  alsoCalled: ['양육비 합의서', '양육비부담합의서', 'child-support'],
  category: 'family',
  articles: ['민법#837', '민법#837의2', '민법#974', '가사소송법#63의2', '가사소송법#64'],
  fields: [
    person('payer', ['birthDate', 'address', 'phone'], { only: 'person', example: '홍길동' }),
    person('carer', ['birthDate', 'address', 'phone'], { only: 'person', example: '이영희' }),
    list('minors', [text('name', '홍하나'), date('birthDate', '2018-04-05')], {
      required: true,
      blankRows: 1,
    }),
    money('support', '1000000', { required: true }),
    date('from', '2026-12-01', { required: true }),
    count('payDay', '25', { required: true }),
    text('account', '○○은행 123-456-789012 (예금주 이영희)', { required: true }),
    choice(
      'extra',
      { half: '반씩 부담', payer: '지급하는 사람이 부담', none: '따로 정하지 않음' },
      { required: true },
    ),
    choice(
      'adjust',
      { yearly: '해마다 소비자물가에 따라 조정', agreed: '사정이 바뀌면 다시 협의' },
      { required: true },
    ),
    yesNo('visitTerms'),
    longText('visits', '매월 둘째·넷째 토요일 10시부터 18시까지', {
      required: true,
      when: yes('visitTerms'),
    }),
    money('arrears', '3000000'),
    date('arrearsUntil', '2027-02-28', { required: true, when: over('arrears', 0) }),
    date('signedOn', '2026-11-30', { required: true }),
  ],
  checks: [
    {
      id: 'notExecutable',
      rule: 'when',
      when: filled('support'),
      field: 'support',
      article: '민법#837',
      severity: 'caution',
    },
  ],
  document: [
    title('양육비 지급 합의서'),
    paragraph(
      '{payer.name}(이하 "지급하는 사람"이라 한다){@payer.name|과} {carer.name}(이하 "양육자"라 한다){@carer.name|은} 아래 자녀의 양육비에 관하여 다음과 같이 합의한다.',
    ),
    table('minors', [
      ['자녀의 이름', '{row.name}'],
      ['생년월일', '{row.birthDate}'],
    ]),
    article(
      '양육비',
      '지급하는 사람은 양육자에게 {from:long}부터 각 자녀가 성년에 이르기 전날까지 자녀 한 사람마다 월 {support|을} 매월 {payDay}일에 지급한다.',
      '양육비는 양육자의 다음 계좌로 지급한다: {account}',
    ),
    article(
      '특별한 비용',
      when(is('extra', 'half'), [
        clause('질병의 치료, 입학 등 통상의 양육비를 넘는 비용은 두 사람이 반씩 부담한다.'),
      ]),
      when(is('extra', 'payer'), [
        clause('질병의 치료, 입학 등 통상의 양육비를 넘는 비용은 지급하는 사람이 부담한다.'),
      ]),
      when(is('extra', 'none'), [clause('통상의 양육비를 넘는 비용은 그때마다 협의하여 정한다.')]),
    ),
    article(
      '조정',
      when(is('adjust', 'yearly'), [
        clause('양육비는 해마다 1월에 전년도 소비자물가 상승률만큼 올린다.'),
      ]),
      when(is('adjust', 'agreed'), [
        clause(
          '소득이나 자녀의 사정이 크게 바뀌면 다시 협의하고, 협의가 되지 아니하면 가정법원에 변경을 청구할 수 있다.',
        ),
      ]),
    ),
    when(over('arrears', 0), [
      article(
        '밀린 양육비',
        '지급하는 사람은 이 합의 전까지 밀린 양육비 {arrears|을} {arrearsUntil:long}까지 지급한다.',
      ),
    ]),
    when(yes('visitTerms'), [
      article(
        '면접교섭',
        '지급하는 사람은 다음과 같이 자녀를 만날 수 있다: {visits}',
        '면접교섭을 이유로 양육비의 지급을 미루지 아니한다.',
      ),
    ]),
    article(
      '합의서의 보관',
      '두 사람은 이 합의서를 두 통 작성하여 서명하거나 날인한 뒤 한 통씩 보관한다.',
    ),
    paragraph('{signedOn:long}', 'center'),
    signedParty('지급하는 사람', 'payer'),
    signedParty('양육자', 'carer'),
  ],
  steps: [{ id: 'sign' }, { id: 'enforceable' }, { id: 'unpaid' }],
}
