import {
  choice,
  date,
  list,
  longText,
  money,
  percent,
  person,
  text,
  yesNo,
} from '@/lib/templates/fields'
import {
  all,
  article,
  clause,
  each,
  filled,
  is,
  over,
  paragraph,
  signedParty,
  subitem,
  title,
  when,
  whenText,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const paid = is('payment', 'paid')
/** Where nothing is paid, the claim is given up at once. */
const performed = whenText(paid, '이 합의에 따른 이행을 받으면 ')

export const settlement: Template = {
  id: 'settlement',
  title: '합의서',
  alsoCalled: ['화해계약서', '형사합의서', 'settlement-agreement'],
  category: 'crime',
  articles: ['민법#731', '민법#732', '민법#733', '형사소송법#232', '민법#398'],
  fields: [
    person('claimant', ['birthDate', 'registrationNumber', 'address', 'phone'], {
      example: '홍길동',
    }),
    person('respondent', ['birthDate', 'registrationNumber', 'address', 'phone'], {
      example: '김철수',
    }),
    date('happenedOn', '2026-10-03', { required: true }),
    text('place', '서울 종로구 ○○로 1 앞 도로'),
    longText('matter', '을이 운전하던 차량이 갑의 차량을 뒤에서 들이받은 사고', { required: true }),
    choice('payment', { paid: '합의금을 지급함', none: '금전 지급 없음' }, { required: true }),
    money('amount', '5000000', { required: true, when: paid }),
    choice(
      'timing',
      { now: '합의와 동시에 지급', later: '뒤에 지급' },
      { required: true, when: paid },
    ),
    date('payOn', '2026-12-31', { required: true, when: all(paid, is('timing', 'later')) }),
    text('account', '○○은행 123-456-789012 (예금주 홍길동)', {
      when: all(paid, is('timing', 'later')),
    }),
    percent('lateRate', '12', { when: all(paid, is('timing', 'later')) }),
    choice(
      'future',
      { reserved: '뒤에 생긴 손해는 따로 청구', waived: '이 합의로 모두 끝냄' },
      { required: true },
    ),
    choice(
      'punishment',
      { unwanted: '처벌을 원하지 않음', silent: '적지 않음' },
      { required: true },
    ),
    text('caseNumber', '○○경찰서 2026-001234', { when: is('punishment', 'unwanted') }),
    yesNo('secrecy'),
    list('others', [longText('text', '을은 갑의 차량을 고치는 동안 든 대차료를 부담한다.')]),
    date('signedOn', '2026-12-01', { required: true }),
  ],
  checks: [
    {
      id: 'lateCap',
      rule: 'when',
      when: over('lateRate', 20),
      field: 'lateRate',
      article: '민법#398',
      severity: 'caution',
    },
    {
      id: 'noReturn',
      rule: 'when',
      when: is('punishment', 'unwanted'),
      field: 'punishment',
      article: '형사소송법#232',
      severity: 'caution',
    },
    {
      id: 'waivesFuture',
      rule: 'when',
      when: is('future', 'waived'),
      field: 'future',
      article: '민법#732',
      severity: 'caution',
    },
    {
      id: 'unpaidPardon',
      rule: 'when',
      when: all(is('punishment', 'unwanted'), is('timing', 'later')),
      field: 'timing',
      article: '형사소송법#232',
      severity: 'caution',
    },
    { id: 'future', rule: 'future', field: 'happenedOn', article: '민법#731', severity: 'caution' },
  ],
  document: [
    title('합 의 서'),
    paragraph(
      '{claimant.name}(이하 "갑"이라 한다){@claimant.name|과} {respondent.name}(이하 "을"이라 한다){@respondent.name|은} 다음과 같이 합의한다.',
    ),
    article(
      '합의의 대상',
      '이 합의는 {happenedOn:long} 일어난 다음 일(이하 "이 사건"이라 한다)에 관한 것이다: {matter}',
      when(filled('place'), [clause('이 사건이 일어난 곳은 {place}이다.')]),
    ),
    when(paid, [
      article(
        '합의금',
        when(is('timing', 'now'), [
          clause(
            '을은 갑에게 이 사건의 합의금으로 {amount:words|을} 이 합의서에 서명하면서 지급하고, 갑은 이를 받는다.',
          ),
        ]),
        when(is('timing', 'later'), [
          clause('을은 갑에게 이 사건의 합의금으로 {amount:words|을} {payOn:long}까지 지급한다.'),
          when(filled('account'), [clause('지급할 계좌: {account}')]),
          when(filled('lateRate'), [
            clause(
              '을이 기한을 넘긴 때에는 지급하지 아니한 금액에 대하여 다음 날부터 다 갚는 날까지 연 {lateRate}의 비율로 계산한 지연손해금을 더하여 지급한다.',
            ),
          ]),
        ]),
      ),
    ]),
    article(
      '권리의 정리',
      when(is('future', 'reserved'), [
        clause([
          '갑은 ',
          performed,
          '이 사건으로 합의 당시까지 생긴 손해에 관하여 을에게 더 청구하지 아니한다.',
        ]),
        clause(
          '합의할 때 예상할 수 없었던 후유증 등 뒤에 생긴 손해는 이 합의에 포함되지 아니하며, 갑은 이를 따로 청구할 수 있다.',
        ),
      ]),
      when(is('future', 'waived'), [
        clause(['갑은 ', performed, '이 사건에 관하여 앞으로 을에게 민사상 청구를 하지 아니한다.']),
      ]),
    ),
    when(is('punishment', 'unwanted'), [
      article('처벌에 관한 의사', [
        '갑은 을의 형사처벌을 원하지 아니한다',
        { when: filled('caseNumber'), text: '(사건번호: {caseNumber})' },
        '. 갑은 이 의사를 제1심 판결 선고 전까지 수사기관이나 법원에 밝힐 수 있으며, 한 번 밝히면 다시 처벌을 구할 수 없음을 안다.',
      ]),
    ]),
    when(yes('secrecy'), [
      article(
        '비밀의 유지',
        '당사자는 이 합의의 내용을 제3자에게 알리지 아니한다. 다만 법령에 따르거나 수사기관과 법원에 제출하는 경우는 그러하지 아니하다.',
      ),
    ]),
    when(filled('others'), [
      article(
        '그 밖의 약속',
        clause('당사자는 다음을 지킨다.'),
        each('others', subitem('{row.text}')),
      ),
    ]),
    article(
      '합의서의 보관',
      '당사자는 이 합의서를 자유로운 의사로 두 통 작성하여 서명하거나 날인한 뒤 한 통씩 보관한다.',
    ),
    paragraph('{signedOn:long}', 'center'),
    signedParty('갑', 'claimant'),
    signedParty('을', 'respondent'),
  ],
  steps: [
    { id: 'identity' },
    { id: 'submit', when: is('punishment', 'unwanted') },
    { id: 'pay', when: is('timing', 'later'), deadline: 'payOn' },
  ],
}
