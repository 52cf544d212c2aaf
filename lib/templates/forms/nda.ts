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
  is,
  over,
  paragraph,
  signedParty,
  subitem,
  table,
  title,
  when,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

const mutual = is('direction', 'mutual')

export const nda: Template = {
  id: 'nda',
  title: '비밀유지계약서',
  alsoCalled: ['비밀유지약정서', '기밀유지계약서', 'non-disclosure-agreement', 'confidentiality'],
  category: 'business',
  articles: [
    '부정경쟁방지 및 영업비밀보호에 관한 법률#2',
    '하도급거래 공정화에 관한 법률#12의3',
    '하도급거래 공정화에 관한 법률 시행령#7의4',
    '민법#398',
  ],
  fields: [
    person('discloser', ['registrationNumber', 'address', 'phone'], { example: '주식회사 가나' }),
    person('recipient', ['registrationNumber', 'address', 'phone'], { example: '주식회사 다라' }),
    choice(
      'direction',
      { oneWay: '한쪽만 비밀을 제공', mutual: '서로 비밀을 제공' },
      { required: true },
    ),
    longText('purpose', '신제품 공동 개발의 검토', { required: true }),
    longText('information', '설계도, 시제품, 원가와 고객 정보', { required: true }),
    count('years', '3', { required: true }),
    choice('return', { back: '돌려준다', destroy: '폐기하고 확인서를 낸다' }, { required: true }),
    choice('penalty', { none: '실제 손해의 배상', fixed: '손해배상액의 예정' }, { required: true }),
    money('penaltyAmount', '10000000', { required: true, when: is('penalty', 'fixed') }),
    yesNo('subcontract'),
    longText('technology', '금형 도면 ABC-01, 가공 조건표', {
      required: true,
      when: yes('subcontract'),
    }),
    date('useUntil', '2027-11-30', { required: true, when: yes('subcontract') }),
    date('giveBackOn', '2027-12-31', { required: true, when: yes('subcontract') }),
    list('staff', [text('name', '이영희'), text('position', '개발팀장')], {
      required: true,
      blankRows: 2,
      when: yes('subcontract'),
    }),
    date('signedOn', '2026-12-01', { required: true }),
  ],
  checks: [
    {
      id: 'tooLong',
      rule: 'when',
      when: over('years', 5),
      field: 'years',
      article: '민법#103',
      severity: 'caution',
    },
    {
      id: 'subcontract',
      rule: 'when',
      when: yes('subcontract'),
      field: 'subcontract',
      article: '하도급거래 공정화에 관한 법률#12의3',
      severity: 'caution',
    },
    {
      id: 'giveBackBeforeUseEnds',
      rule: 'earlier',
      field: 'giveBackOn',
      than: 'useUntil',
      article: '하도급거래 공정화에 관한 법률 시행령#7의4',
      severity: 'caution',
    },
    {
      id: 'penalty',
      rule: 'when',
      when: is('penalty', 'fixed'),
      field: 'penalty',
      article: '민법#398',
      severity: 'caution',
    },
  ],
  document: [
    title('비밀유지계약서'),
    paragraph(
      '{discloser.name}(이하 "갑"이라 한다){@discloser.name|과} {recipient.name}(이하 "을"이라 한다){@recipient.name|은} 다음과 같이 비밀유지계약을 맺는다.',
    ),
    article(
      '목적',
      when(is('direction', 'oneWay'), [
        clause(
          '이 계약은 다음 목적을 위하여 갑이 을에게 제공하는 비밀을 보호하기 위한 것이다: {purpose}',
        ),
      ]),
      when(mutual, [
        clause(
          '이 계약은 다음 목적을 위하여 갑과 을이 서로 제공하는 비밀을 보호하기 위한 것이다: {purpose}',
        ),
      ]),
      '이 계약에서 비밀을 주는 당사자를 "제공자", 받는 당사자를 "수령자"라 한다.',
    ),
    article(
      '비밀정보',
      '비밀정보란 제공자가 수령자에게 문서, 전자파일, 말 또는 그 밖의 방법으로 제공하면서 비밀임을 밝힌 다음 정보를 말한다: {information}',
      clause('다음의 정보는 비밀정보로 보지 아니한다.'),
      subitem('제공받을 때 이미 공개되어 있었거나, 그 뒤 수령자의 잘못 없이 공개된 정보'),
      subitem('제공받기 전부터 수령자가 정당하게 가지고 있던 정보'),
      subitem('비밀유지의무가 없는 제3자에게서 정당하게 얻은 정보'),
      subitem('비밀정보를 쓰지 아니하고 수령자가 독자적으로 개발한 정보'),
    ),
    article(
      '수령자의 의무',
      '수령자는 비밀정보를 제1조의 목적에만 쓰고, 제공자의 서면 동의 없이 제3자에게 알리지 아니한다.',
      '수령자는 목적을 위하여 알아야 하는 임직원에게만 비밀정보를 알리고, 그 임직원이 같은 의무를 지키게 한다.',
      '법령이나 법원, 행정기관의 명령으로 공개하여야 하는 때에는 미리 제공자에게 알리고 필요한 범위에서만 공개한다.',
    ),
    article(
      '권리의 귀속',
      '비밀정보에 관한 권리는 제공자에게 있으며, 이 계약은 수령자에게 어떠한 실시권이나 이용권도 주지 아니한다.',
    ),
    when(yes('subcontract'), [
      article(
        '기술자료',
        '이 계약에 따라 제공하는 수급사업자의 기술자료의 명칭과 범위는 다음과 같다: {technology}',
        '원사업자는 기술자료를 이 계약을 맺은 날부터 {useUntil:long}까지 사용한다.',
        '기술자료를 제공받아 보유할 임직원은 아래 표와 같으며, 바뀌면 바로 서면으로 알린다.',
        table('staff', [
          ['성명', '{row.name}'],
          ['직위', '{row.position}'],
        ]),
        '원사업자는 기술자료의 비밀을 지키고, 이를 목적 외로 쓰거나 제3자에게 제공하지 아니하며, 이를 어기면 법령에 따라 손해를 배상한다.',
        '원사업자는 기술자료와 그 사본을 {giveBackOn:long}까지 제6조의 방법으로 돌려주거나 폐기한다.',
      ),
    ]),
    article(
      '반환과 폐기',
      when(is('return', 'back'), [
        clause('제공자가 요구하거나 이 계약이 끝나면 수령자는 비밀정보와 그 사본을 바로 돌려준다.'),
      ]),
      when(is('return', 'destroy'), [
        clause(
          '제공자가 요구하거나 이 계약이 끝나면 수령자는 비밀정보와 그 사본을 바로 폐기하고 폐기확인서를 제공자에게 낸다.',
        ),
      ]),
    ),
    article('기간', '비밀유지의무는 이 계약을 맺은 날부터 {years}년 동안 지킨다.'),
    article(
      '손해배상',
      when(is('penalty', 'none'), [
        clause('이 계약을 어긴 당사자는 상대방에게 그로 인한 손해를 배상한다.'),
      ]),
      when(is('penalty', 'fixed'), [
        clause(
          '이 계약을 어긴 당사자는 상대방에게 손해배상액의 예정으로 {penaltyAmount:words|을} 지급한다. 다만 그 금액이 부당하게 많으면 법원이 줄일 수 있다.',
        ),
      ]),
    ),
    article(
      '분쟁의 해결',
      '이 계약에 관한 분쟁은 대한민국 법에 따르고, 「민사소송법」이 정한 관할법원에서 해결한다.',
    ),
    paragraph('{signedOn:long}', 'center'),
    signedParty('갑', 'discloser'),
    signedParty('을', 'recipient'),
  ],
  steps: [{ id: 'sign' }, { id: 'mark' }, { id: 'subcontract', when: yes('subcontract') }],
}
