import { count, date, list, longText, person, text, yesNo } from '@/lib/templates/fields'
import {
  article,
  clause,
  filled,
  paragraph,
  subitem,
  table,
  title,
  when,
  yes,
} from '@/lib/templates/parts'
import type { Template } from '@/lib/templates/types'

export const privacyPolicy: Template = {
  id: 'privacy-policy',
  title: '개인정보 처리방침',
  alsoCalled: ['개인정보처리방침', 'privacy'],
  category: 'business',
  articles: [
    '개인정보 보호법#15',
    '개인정보 보호법#17',
    '개인정보 보호법#21',
    '개인정보 보호법#26',
    '개인정보 보호법#28의8',
    '개인정보 보호법#29',
    '개인정보 보호법#30',
    '개인정보 보호법#31',
    '개인정보 보호법#35',
    '개인정보 보호법 시행령#31',
  ],
  fields: [
    person('controller', ['address', 'phone', 'email'], { example: '주식회사 가나' }),
    text('service', '가나 쇼핑몰', { required: true }),
    list(
      'purposes',
      [
        text('purpose', '회원 가입과 관리'),
        text('items', '이름, 전자우편, 전화번호'),
        text('period', '회원 탈퇴 때까지'),
        text('basis', '정보주체의 동의'),
      ],
      { required: true, blankRows: 2 },
    ),
    list('legalKeeping', [
      text('record', '계약·청약철회 기록'),
      text('law', '전자상거래 등에서의 소비자보호에 관한 법률'),
      text('period', '5년'),
    ]),
    yesNo('thirdParty'),
    list(
      'recipients',
      [
        text('name', '○○택배'),
        text('purpose', '물품 배송'),
        text('items', '이름, 주소, 전화번호'),
        text('period', '배송 완료 후 3개월'),
      ],
      { required: true, blankRows: 1, when: yes('thirdParty') },
    ),
    yesNo('processors'),
    list('processorList', [text('name', '○○클라우드'), text('work', '서버 운영')], {
      required: true,
      blankRows: 1,
      when: yes('processors'),
    }),
    yesNo('overseas'),
    list(
      'transfers',
      [
        text('items', '이름, 전자우편'),
        text('country', '미국, 서비스 이용 시 네트워크로 전송'),
        text('name', 'Example Inc. (privacy@example.com)'),
        text('purpose', '서버 운영, 회원 탈퇴 때까지'),
        text('basis', '정보주체의 동의'),
        text('refusal', '전자우편으로 거부할 수 있으나 서비스를 쓸 수 없음'),
      ],
      { required: true, blankRows: 1, when: yes('overseas') },
    ),
    yesNo('collectedAbroad', { example: 'no' }),
    text('collectedIn', '미국', { required: true, when: yes('collectedAbroad') }),
    yesNo('sensitive'),
    longText('sensitiveChoice', '건강정보 공개 설정 화면에서 비공개를 선택할 수 있습니다.', {
      required: true,
      when: yes('sensitive'),
    }),
    yesNo('pseudonymised'),
    longText('pseudonymisedUse', '서비스 이용 통계 작성', {
      required: true,
      when: yes('pseudonymised'),
    }),
    yesNo('cookies'),
    longText('cookieChoice', '웹브라우저의 설정에서 쿠키 저장을 거부할 수 있습니다.', {
      required: true,
      when: yes('cookies'),
    }),
    longText('security', '접근 권한 관리, 비밀번호 암호화, 접속기록 보관', { required: true }),
    text('officer', '이영희', { required: true }),
    text('officerDepartment', '개인정보보호팀', { required: true }),
    text('officerContact', '02-1234-5678, privacy@example.com', { required: true }),
    count('minorAge', '14'),
    date('effectiveOn', '2026-12-01', { required: true }),
  ],
  checks: [
    {
      id: 'providing',
      rule: 'when',
      when: yes('thirdParty'),
      field: 'thirdParty',
      article: '개인정보 보호법#17',
      severity: 'caution',
    },
    {
      id: 'entrusting',
      rule: 'when',
      when: yes('processors'),
      field: 'processors',
      article: '개인정보 보호법#26',
      severity: 'caution',
    },
  ],
  document: [
    title('개인정보 처리방침'),
    paragraph(
      '{controller.name|은} 「개인정보 보호법」 제30조에 따라 {service}(이하 "서비스"라 한다) 이용자의 개인정보를 보호하기 위하여 다음과 같이 처리방침을 정하여 공개합니다.',
    ),
    article(
      '처리 목적, 항목, 기간과 근거',
      clause(
        '처리하는 개인정보는 다음 목적으로만 쓰며, 목적이 바뀌면 법에 따라 필요한 조치를 합니다.',
      ),
      table('purposes', [
        ['목적', '{row.purpose}'],
        ['항목', '{row.items}'],
        ['보유·이용 기간', '{row.period}'],
        ['처리 근거', '{row.basis}'],
      ]),
    ),
    when(filled('legalKeeping'), [
      article(
        '법령에 따른 보존',
        clause('다음 기록은 법령에 따라 정한 기간 동안 보존합니다.'),
        table('legalKeeping', [
          ['기록', '{row.record}'],
          ['근거', '{row.law}'],
          ['기간', '{row.period}'],
        ]),
      ),
    ]),
    when(yes('thirdParty'), [
      article(
        '제3자 제공',
        clause('다음과 같이 개인정보를 제3자에게 제공합니다.'),
        table('recipients', [
          ['받는 자', '{row.name}'],
          ['이용 목적', '{row.purpose}'],
          ['항목', '{row.items}'],
          ['보유·이용 기간', '{row.period}'],
        ]),
      ),
    ]),
    when({ not: yes('thirdParty') }, [
      article(
        '제3자 제공',
        '정보주체의 동의나 법률의 규정이 있는 경우가 아니면 개인정보를 제3자에게 제공하지 아니합니다.',
      ),
    ]),
    when(yes('processors'), [
      article(
        '처리의 위탁',
        clause(
          '다음과 같이 개인정보 처리를 위탁하고, 위탁계약에서 목적 외 처리 금지, 안전조치, 재위탁 제한, 감독과 손해배상을 정합니다.',
        ),
        table('processorList', [
          ['수탁자', '{row.name}'],
          ['위탁하는 업무', '{row.work}'],
        ]),
      ),
    ]),
    when(yes('overseas'), [
      article(
        '국외 이전',
        clause('다음과 같이 개인정보를 국외로 이전합니다.'),
        table('transfers', [
          ['항목', '{row.items}'],
          ['국가, 시기와 방법', '{row.country}'],
          ['받는 자', '{row.name}'],
          ['이용 목적과 보유 기간', '{row.purpose}'],
          ['이전의 근거', '{row.basis}'],
          ['거부 방법과 효과', '{row.refusal}'],
        ]),
      ),
    ]),
    when(yes('collectedAbroad'), [
      article(
        '국외에서의 처리',
        '국외에서 국내 정보주체의 개인정보를 직접 수집하여 처리하며, 처리하는 국가는 다음과 같습니다: {collectedIn}',
      ),
    ]),
    article(
      '파기',
      '보유기간이 지나거나 목적을 이룬 개인정보는 지체 없이 파기합니다.',
      '전자파일은 복구할 수 없는 방법으로 지우고, 종이 문서는 분쇄하거나 태웁니다.',
      '다른 법령에 따라 보존하는 정보는 다른 개인정보와 나누어 보관합니다.',
    ),
    when(yes('sensitive'), [article('민감정보의 공개 가능성과 비공개 선택', '{sensitiveChoice}')]),
    when(yes('pseudonymised'), [
      article('가명정보의 처리', '다음 목적으로 가명정보를 처리합니다: {pseudonymisedUse}'),
    ]),
    article(
      '정보주체의 권리',
      '정보주체와 법정대리인은 언제든지 개인정보의 열람, 정정·삭제, 처리정지, 동의 철회를 요구할 수 있습니다.',
      '요구는 서면, 전화, 전자우편 등으로 할 수 있으며, 지체 없이 조치하고 그 결과를 알립니다.',
      when(filled('minorAge'), [
        clause(
          '만 {minorAge}세 미만 아동의 개인정보는 법정대리인의 동의를 받아 처리하며, 법정대리인은 아동의 권리를 행사할 수 있습니다.',
        ),
      ]),
    ),
    article('안전성 확보 조치', '개인정보의 안전을 위하여 다음 조치를 합니다: {security}'),
    when(yes('cookies'), [
      article('자동으로 수집하는 장치', '서비스는 접속정보파일(쿠키)을 씁니다.', '{cookieChoice}'),
    ]),
    article(
      '개인정보 보호책임자',
      clause('개인정보 보호책임자와 고충을 처리하는 부서는 다음과 같습니다.'),
      subitem('보호책임자: {officer}'),
      subitem('부서: {officerDepartment}'),
      subitem('연락처: {officerContact}'),
    ),
    article(
      '권익침해의 구제',
      '정보주체는 개인정보분쟁조정위원회에 분쟁조정을, 개인정보침해 신고센터에 신고와 상담을 신청할 수 있습니다.',
    ),
    article(
      '처리방침의 변경',
      '이 처리방침은 {effectiveOn:long}부터 적용하며, 바꿀 때에는 바뀐 내용과 시행일을 미리 알립니다.',
    ),
    paragraph('{controller.name}', 'right'),
  ],
  steps: [{ id: 'publish' }, { id: 'contract', when: yes('processors') }, { id: 'review' }],
}
