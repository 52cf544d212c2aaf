import { choice, count, date, money, percent, person, text, yesNo } from '@/lib/templates/fields'
import {
  all,
  article,
  clause,
  either,
  is,
  not,
  over,
  paragraph,
  signedParty,
  title,
  when,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

/** Something is paid before the last day, so that it can be missed. */
const inParts = either(is('repayment', 'installments'), is('interest', 'agreed'))

export const loanAgreement: Template = {
  id: 'loan-agreement',
  title: '차용증',
  alsoCalled: ['금전소비대차계약서', '차용증서', 'iou', 'loan'],
  category: 'money',
  articles: ['민법#598', '민법#603', '민법#397', '민법#428의2', '민법#428의3', '이자제한법#2'],
  fields: [
    person('lender', ['birthDate', 'registrationNumber', 'address', 'phone'], {
      example: '홍길동',
    }),
    person('borrower', ['birthDate', 'registrationNumber', 'address', 'phone'], {
      example: '김철수',
    }),
    money('amount', '10000000', { required: true }),
    date('lentOn', '2026-03-01', { required: true }),
    choice('repayment', { lump: '일시 상환', installments: '분할 상환' }, { required: true }),
    date('dueOn', '2027-02-28', { required: true, when: is('repayment', 'lump') }),
    money('installment', '1000000', { required: true, when: is('repayment', 'installments') }),
    date('firstOn', '2026-04-01', { required: true, when: is('repayment', 'installments') }),
    date('lastOn', '2027-01-01', { required: true, when: is('repayment', 'installments') }),
    choice('interest', { none: '무이자', agreed: '이자 약정' }, { required: true }),
    percent('rate', '5', { required: true, when: is('interest', 'agreed') }),
    count('interestDay', '1', { when: is('interest', 'agreed') }),
    choice('late', { statutory: '법정이율', agreed: '약정이율' }, { required: true }),
    percent('lateRate', '12', { required: true, when: is('late', 'agreed') }),
    text('account', '○○은행 123-456-789012 (예금주 홍길동)'),
    yesNo('acceleration', { when: inParts }),
    yesNo('guarantee'),
    person('guarantor', ['birthDate', 'address', 'phone'], {
      example: '박보증',
      when: yes('guarantee'),
    }),
    money('guaranteeMost', '12000000', { required: true, when: yes('guarantee') }),
    date('guaranteeUntil', '2028-02-28', { when: yes('guarantee') }),
    date('signedOn', '2026-03-01', { required: true }),
  ],
  checks: [
    {
      id: 'rateCap',
      rule: 'when',
      when: all(is('interest', 'agreed'), over('rate', 20)),
      field: 'rate',
      article: '이자제한법#2',
      severity: 'illegal',
    },
    {
      id: 'lateCap',
      rule: 'when',
      when: all(is('late', 'agreed'), over('lateRate', 20)),
      field: 'lateRate',
      article: '이자제한법#6',
      severity: 'caution',
    },
    {
      id: 'lateLower',
      rule: 'when',
      when: all(is('interest', 'agreed'), over('rate', 5), is('late', 'statutory')),
      field: 'late',
      article: '민법#397',
      severity: 'caution',
    },
    {
      id: 'dueBeforeLoan',
      rule: 'earlier',
      field: 'dueOn',
      than: 'lentOn',
      article: '민법#603',
      severity: 'caution',
    },
    {
      id: 'lastBeforeFirst',
      rule: 'earlier',
      field: 'lastOn',
      than: 'firstOn',
      article: '민법#603',
      severity: 'caution',
    },
    {
      id: 'guaranteeOnPaper',
      rule: 'when',
      when: yes('guarantee'),
      field: 'guarantor',
      article: '민법#428의2',
      severity: 'caution',
    },
  ],
  document: [
    title('차 용 증'),
    article(
      '차용',
      '채무자 {borrower.name|은} {lentOn:long} 채권자 {lender.name|으로}부터 {amount:words|을} 빌려 이를 받았다.',
    ),
    article(
      '변제',
      when(is('repayment', 'lump'), [
        clause('채무자는 차용금 전액을 {dueOn:long}까지 한꺼번에 갚는다.'),
      ]),
      when(is('repayment', 'installments'), [
        clause(
          '채무자는 {firstOn:long}부터 {lastOn:long}까지 매월 같은 날에 {installment}씩 나누어 갚고, 마지막 회에 남은 차용금을 모두 갚는다.',
        ),
      ]),
      '변제는 채권자의 다음 계좌로 보내는 방법으로 한다: {account}',
    ),
    article(
      '이자',
      when(is('interest', 'none'), [clause('차용금에는 이자를 붙이지 아니한다.')]),
      when(is('interest', 'agreed'), [
        clause('차용금의 이자는 연 {rate|으로} 한다.'),
        clause('채무자는 이자를 매월 {interestDay}일에 제2조의 계좌로 지급한다.'),
      ]),
    ),
    article(
      '지연손해금',
      when(is('late', 'statutory'), [
        clause(
          '채무자가 변제기를 넘긴 때에는 갚지 아니한 금액에 대하여 그 다음 날부터 다 갚는 날까지 법정이율로 계산한 지연손해금을 지급한다.',
        ),
      ]),
      when(is('late', 'agreed'), [
        clause(
          '채무자가 변제기를 넘긴 때에는 갚지 아니한 금액에 대하여 그 다음 날부터 다 갚는 날까지 연 {lateRate}의 비율로 계산한 지연손해금을 지급한다.',
        ),
      ]),
    ),
    when(all(inParts, yes('acceleration')), [
      article(
        '기한의 이익 상실',
        '채무자가 원금이나 이자의 지급을 2회 이상 게을리하고, 채권자가 14일 이상의 기간을 정하여 서면으로 이행을 최고하였는데도 그 기간 안에 지급하지 아니하면, 채무자는 기한의 이익을 잃고 남은 채무를 바로 갚아야 한다.',
      ),
    ]),
    when(yes('guarantee'), [
      article(
        '보증',
        '보증인 {guarantor.name|은} 이 증서에 따른 채무자의 채무를 {guaranteeMost:words|을} 최고액으로 하여 보증한다.',
        '보증기간은 {guaranteeUntil:long}까지로 한다.',
        '보증은 보증인이 이 종이 문서에 직접 서명하거나 기명날인하여 한다.',
      ),
    ]),
    article('증서의 보관', [
      '당사자는 이 증서를 ',
      { when: yes('guarantee'), text: '세 통', otherwise: '두 통' },
      ' 작성하여 각자 서명하거나 기명날인한 뒤 한 통씩 보관한다.',
    ]),
    paragraph('{signedOn:long}', 'center'),
    signedParty('채권자', 'lender'),
    signedParty('채무자', 'borrower'),
    when(yes('guarantee'), [signedParty('보증인', 'guarantor')]),
  ],
  steps: [
    { id: 'sign' },
    { id: 'paper', when: yes('guarantee') },
    { id: 'transfer' },
    { id: 'notary' },
    { id: 'unpaid', when: not(is('repayment', 'installments')), deadline: 'dueOn' },
  ],
}
