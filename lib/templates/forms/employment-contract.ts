import {
  choice,
  count,
  date,
  list,
  money,
  percent,
  person,
  text,
  yesNo,
} from '@/lib/templates/fields'
import {
  article,
  clause,
  each,
  filled,
  is,
  not,
  over,
  paragraph,
  signedParty,
  subitem,
  table,
  title,
  when,
  whenText,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'
import { employmentChecks } from './employment-checks'

const fixed = is('term', 'fixed')
const part = yes('partTime')

export const employmentContract: Template = {
  id: 'employment-contract',
  title: '근로계약서',
  alsoCalled: ['표준근로계약서', 'employment'],
  category: 'work',
  articles: [
    '근로기준법#17',
    '근로기준법#18',
    '근로기준법#50',
    '근로기준법#53',
    '근로기준법#54',
    '근로기준법#55',
    '근로기준법#60',
    '근로기준법#66',
    '근로기준법#67',
    '근로기준법#69',
    '근로기준법#70',
    '기간제 및 단시간근로자 보호 등에 관한 법률#4',
    '기간제 및 단시간근로자 보호 등에 관한 법률#17',
    '최저임금법#5',
    '최저임금법#6',
  ],
  fields: [
    person('employer', ['registrationNumber', 'address', 'phone'], { example: '주식회사 가나' }),
    person('worker', ['birthDate', 'address', 'phone'], { only: 'person', example: '김철수' }),
    yesNo('minor', { example: 'no' }),
    choice('term', { open: '기간의 정함 없음', fixed: '기간의 정함 있음' }, { required: true }),
    date('from', '2027-01-04', { required: true }),
    date('to', '2027-12-31', { required: true, when: fixed }),
    yesNo('probation'),
    count('probationMonths', '3', { required: true, when: yes('probation') }),
    percent('probationPercent', '100', { required: true, when: yes('probation') }),
    text('workplace', '서울 강남구 ○○로 1, 본사', { required: true }),
    text('duties', '매장 판매와 재고 관리', { required: true }),
    yesNo('partTime', { example: 'no' }),
    list(
      'schedule',
      [
        text('day', '월요일'),
        text('start', '09:00'),
        text('end', '14:00'),
        text('rest', '12:00–12:30'),
        count('hours', '4.5'),
      ],
      { required: true, blankRows: 5, when: part },
    ),
    count('daysPerWeek', '5', { required: true, when: not(part) }),
    text('startTime', '09:00', { required: true, when: not(part) }),
    text('endTime', '18:00', { required: true, when: not(part) }),
    text('restTime', '12:00부터 13:00까지', { required: true, when: not(part) }),
    count('weeklyHours', '40', { required: true }),
    text('weeklyHoliday', '일요일', { required: true }),
    choice(
      'payKind',
      { hourly: '시급', daily: '일급', monthly: '월급' },
      { required: true, example: 'monthly' },
    ),
    money('pay', '2500000', { required: true }),
    list('allowances', [text('name', '식대'), money('amount', '200000')]),
    choice('bonus', { none: '없음', some: '있음' }, { required: true }),
    text('bonusTerms', '설과 추석에 각 기본급의 50%', {
      required: true,
      when: is('bonus', 'some'),
    }),
    count('payDay', '25', { required: true }),
    choice(
      'payMethod',
      { account: '근로자 명의 예금계좌에 입금', cash: '근로자에게 직접 지급' },
      { required: true },
    ),
    choice('fiveOrMore', { yes: '상시 5명 이상', no: '상시 4명 이하' }, { required: true }),
    list('special', [text('text', '작업복은 회사가 제공한다.')]),
    date('signedOn', '2026-12-20', { required: true }),
  ],
  checks: employmentChecks,
  document: [
    title('근 로 계 약 서'),
    paragraph(
      '사용자 {employer.name|과} 근로자 {worker.name|은} 다음과 같이 근로계약을 맺고 이를 성실히 지킨다.',
    ),
    article(
      '계약기간',
      when(is('term', 'open'), [
        clause('근로 시작일은 {from:long}로 하고, 기간은 정하지 아니한다.'),
      ]),
      when(fixed, [clause('계약기간은 {from:long}부터 {to:long}까지로 한다.')]),
      when(yes('probation'), [
        clause(
          '근로 시작일부터 {probationMonths}개월은 수습기간으로 하고, 그 동안에는 임금의 {probationPercent|을} 지급한다. 다만 최저임금법이 정한 금액에 미치지 못하게 할 수 없다.',
        ),
      ]),
    ),
    article(
      '취업의 장소와 업무',
      '근무 장소는 {workplace|으로} 한다.',
      '업무의 내용은 {duties|으로} 한다.',
    ),
    article(
      '근로시간과 휴게',
      when(part, [
        clause(
          '근로일과 근로일별 근로시간은 아래 표와 같으며, 1주의 소정근로시간은 {weeklyHours}시간으로 한다.',
        ),
        table('schedule', [
          ['근로일', '{row.day}'],
          ['시작', '{row.start}'],
          ['종료', '{row.end}'],
          ['휴게', '{row.rest}'],
          ['근로시간', '{row.hours}시간'],
        ]),
        when(is('fiveOrMore', 'yes'), [
          clause(
            '사용자는 소정근로시간을 넘겨 근로하게 하려면 근로자의 동의를 받아야 하고, 넘긴 근로에 대하여 통상임금의 100분의 50 이상을 더하여 지급한다.',
          ),
        ]),
      ]),
      when(not(part), [
        clause(
          '소정근로시간은 {startTime}부터 {endTime}까지로 하고, 휴게시간은 {restTime|으로} 한다. 휴게시간은 근로자가 자유롭게 이용한다.',
        ),
        clause('매주 {daysPerWeek}일 근무하며, 1주의 소정근로시간은 {weeklyHours}시간으로 한다.'),
        when(is('fiveOrMore', 'yes'), [
          clause(
            '연장·야간·휴일근로는 법이 정한 한도에서 당사자의 합의로 하고, 사용자는 「근로기준법」 제56조에 따른 가산수당을 지급한다.',
          ),
        ]),
      ]),
    ),
    article(
      '휴일과 휴가',
      [
        '주휴일은 매주 {weeklyHoliday|으로} 하고, 1주 동안의 소정근로일을 개근한 근로자에게 유급으로 준다.',
        whenText(
          not(over('weeklyHours', 14.99)),
          ' 다만 1주의 소정근로시간이 15시간 미만인 동안에는 법령에 따라 적용하지 아니한다.',
        ),
      ],
      when(is('fiveOrMore', 'yes'), [
        clause('관공서의 공휴일과 대체공휴일은 「근로기준법」 제55조제2항에 따라 유급휴일로 한다.'),
        clause('연차 유급휴가는 「근로기준법」 제60조에 따라 준다.'),
      ]),
      when(is('fiveOrMore', 'no'), [
        clause(
          '노동절(5월 1일)은 유급휴일로 하며, 그 밖의 휴일과 연차 유급휴가는 법령과 취업규칙에 따른다.',
        ),
      ]),
    ),
    article(
      '임금',
      clause('임금의 구성항목과 계산방법은 다음과 같다.'),
      subitem([
        '기본급: {payKind} {pay}',
        whenText(is('payKind', 'hourly'), ' (실제 근로한 시간과 주휴시간에 곱하여 계산)'),
        whenText(is('payKind', 'daily'), ' (실제 근로한 날과 주휴일에 곱하여 계산)'),
        whenText(is('payKind', 'monthly'), ' (주휴수당 포함)'),
      ]),
      each('allowances', subitem('{row.name}: {row.amount}')),
      subitem(['상여금: ', whenText(is('bonus', 'some'), '{bonusTerms}', '{bonus}')]),
      clause('임금은 매월 {payDay}일에 지급하고, 그날이 휴일이면 그 전날에 지급한다.'),
      clause('지급방법: {payMethod}'),
    ),
    article(
      '사회보험과 퇴직급여',
      '사용자는 법령에 따라 고용보험, 산업재해보상보험, 국민연금, 국민건강보험에 가입한다.',
      '퇴직급여는 「근로자퇴직급여 보장법」에 따른다.',
    ),
    when(yes('minor'), [
      article(
        '18세 미만 근로자',
        '사용자는 근로자의 가족관계증명서와 친권자 또는 후견인의 동의서를 사업장에 갖추어 둔다.',
        '근로시간은 1일 7시간, 1주 35시간을 넘지 아니하되, 당사자의 합의로 1일 1시간, 1주 5시간까지 늘릴 수 있다.',
        '사용자는 오후 10시부터 오전 6시까지의 시간과 휴일에는 근로하게 하지 아니한다. 다만 근로자가 동의하고 고용노동부장관의 인가를 받은 경우는 그러하지 아니하다.',
        '임금은 근로자에게 지급하며, 친권자나 후견인은 근로계약을 대신 맺을 수 없다.',
      ),
    ]),
    when(filled('special'), [
      article(
        '그 밖의 근로조건',
        clause('당사자는 다음과 같이 정한다.'),
        each('special', subitem('{row.text}')),
      ),
    ]),
    article(
      '계약서의 교부',
      '사용자는 이 계약을 맺는 즉시 계약서 한 통을 근로자에게 내어 준다. 근로조건이 바뀌는 때에도 같다.',
      '이 계약에 정하지 아니한 사항은 근로기준법령과 취업규칙에 따른다.',
    ),
    paragraph('{signedOn:long}', 'center'),
    signedParty('사용자', 'employer'),
    signedParty('근로자', 'worker'),
  ],
  steps: [
    { id: 'handOver' },
    { id: 'minimumWage' },
    { id: 'insurance' },
    { id: 'minorPapers', when: yes('minor') },
  ],
}
