import {
  choice,
  count,
  date,
  list,
  longText,
  money,
  percent,
  person,
  text,
} from '@/lib/templates/fields'
import {
  article,
  clause,
  each,
  is,
  paragraph,
  signedParty,
  table,
  title,
  when,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const partnershipAgreement: Template = {
  id: 'partnership-agreement',
  title: '동업계약서',
  alsoCalled: ['조합계약서', 'partnership'],
  category: 'business',
  articles: [
    '민법#703',
    '민법#705',
    '민법#706',
    '민법#711',
    '민법#712',
    '민법#716',
    '민법#717',
    '민법#718',
    '민법#719',
    '민법#724',
  ],
  fields: [
    list(
      'partners',
      [
        person('party', ['birthDate', 'registrationNumber', 'address', 'phone'], {
          example: '홍길동',
        }),
        choice('kind', { money: '금전', property: '현물', labour: '노무' }),
        text('what', '현금'),
        money('amount', '50000000'),
        percent('share', '50'),
      ],
      { required: true, blankRows: 2 },
    ),
    text('business', '○○카페의 운영', { required: true }),
    text('tradeName', '○○카페', { required: true }),
    text('place', '서울 마포구 ○○로 1', { required: true }),
    date('contributeBy', '2026-12-31', { required: true }),
    choice('term', { open: '정하지 않음', fixed: '정함' }, { required: true }),
    date('until', '2029-12-31', { required: true, when: is('term', 'fixed') }),
    text('manager', '홍길동', { required: true }),
    longText('important', '1,000만 원이 넘는 지출, 차입, 직원의 채용', { required: true }),
    choice('decision', { majority: '과반수', unanimous: '전원의 동의' }, { required: true }),
    count('settleMonth', '1', { required: true }),
    count('withdrawDays', '60', { required: true }),
    choice('competition', { forbidden: '금지함', free: '정하지 않음' }, { required: true }),
    date('signedOn', '2026-12-01', { required: true }),
  ],
  checks: [
    {
      id: 'untilEarly',
      rule: 'earlier',
      field: 'until',
      than: 'signedOn',
      article: '민법#716',
      severity: 'caution',
    },
    {
      id: 'ordinary',
      rule: 'when',
      when: is('decision', 'unanimous'),
      field: 'decision',
      article: '민법#706',
      severity: 'caution',
    },
  ],
  document: [
    title('동 업 계 약 서'),
    paragraph(
      '아래 동업자들은 서로 출자하여 공동으로 사업을 경영하기로 하고 다음과 같이 계약을 맺는다.',
    ),
    article(
      '사업',
      '공동으로 경영할 사업은 {business|으로} 하고, 상호는 {tradeName|으로}, 영업소는 {place|으로} 한다.',
    ),
    article(
      '출자와 손익의 비율',
      '동업자는 {contributeBy:long}까지 다음과 같이 출자하고, 이익과 손실은 아래 비율로 나눈다.',
      table('partners', [
        ['동업자', '{row.party.name}'],
        ['출자의 종류', '{row.kind}'],
        ['내용', '{row.what}'],
        ['평가액', '{row.amount}'],
        ['손익의 비율', '{row.share}'],
      ]),
      '금전으로 출자하는 사람이 기한을 넘긴 때에는 연체이자를 지급하고 손해를 배상한다.',
    ),
    article(
      '존속기간',
      when(is('term', 'open'), [clause('이 동업의 존속기간은 정하지 아니한다.')]),
      when(is('term', 'fixed'), [clause('이 동업은 {until:long}까지 존속한다.')]),
    ),
    article(
      '업무의 집행',
      '{manager|을} 업무집행자로 하고, 통상의 사무는 업무집행자가 한다.',
      [
        '다음 사항은 동업자의 ',
        { when: is('decision', 'majority'), text: '과반수로 정한다' },
        { when: is('decision', 'unanimous'), text: '전원의 동의로 정한다' },
        ': {important}',
      ],
      '동업자는 언제든지 업무와 재산의 상태를 검사할 수 있다.',
    ),
    article(
      '재산의 관리',
      '동업재산은 동업자의 합유로 하고, 사업용 계좌를 따로 두어 개인의 재산과 나누어 관리한다.',
    ),
    article(
      '결산과 분배',
      '업무집행자는 해마다 {settleMonth}월에 결산하여 동업자에게 알리고, 제2조의 비율에 따라 이익을 나눈다.',
    ),
    when(is('competition', 'forbidden'), [
      article(
        '경업의 금지',
        '동업자는 동업을 하는 동안 다른 동업자의 동의 없이 같은 영업을 하지 아니한다.',
      ),
    ]),
    article(
      '탈퇴',
      '동업자는 {withdrawDays}일 전에 서면으로 알리고 탈퇴할 수 있다. 다만 부득이한 사유 없이 동업에 불리한 시기에 탈퇴하지 못한다.',
      '탈퇴한 동업자의 지분은 탈퇴할 때의 재산 상태에 따라 계산하여 금전으로 돌려줄 수 있다.',
    ),
    article(
      '제명',
      '정당한 사유가 있으면 다른 동업자 전원이 합의하여 제명할 수 있고, 제명을 본인에게 알려야 한다.',
    ),
    article(
      '해산과 청산',
      '동업의 목적을 이루거나 이룰 수 없게 된 때, 동업자 전원이 동의한 때 동업은 해산한다.',
      '채무를 갚고 남은 재산은 각자의 출자가액에 비례하여 나눈다.',
    ),
    article(
      '계약서의 보관',
      '동업자는 이 계약서를 사람 수만큼 작성하여 서명하거나 날인한 뒤 한 통씩 보관한다.',
    ),
    paragraph('{signedOn:long}', 'center'),
    each('partners', signedParty('동업자', 'row.party')),
  ],
  steps: [{ id: 'register' }, { id: 'account' }, { id: 'debts' }],
}
