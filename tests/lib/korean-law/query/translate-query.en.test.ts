import { translateQuery } from '@/lib/korean-law/query/translate-query'

/** What people and lawyers ask, and the Korean a Korean lawyer would search for instead. */
const QUERIES: ReadonlyArray<readonly [query: string, korean: string]> = [
  ["landlord won't return my deposit", '임대차보증금 반환'],
  ['LANDLORD REFUSES TO RETURN DEPOSIT', '보증금 반환'],
  [
    'Can my landlord raise the rent by more than 5 percent?',
    '차임 등의 증감청구권 임대인 차임 증액',
  ],
  ["tenant's right to request renewal", '임차인 계약갱신요구권'],
  ['commercial lease renewal refusal', '상가건물 임대차 갱신거절'],
  ['who pays for water leak in apartment', '지급 누수 아파트'],
  ['noise from upstairs neighbor', '층간소음 이웃'],
  ["my boss didn't pay me overtime", '연장ㆍ야간 및 휴일 근로 가산 지급 임금체불 연장근로'],
  ['I was fired while on maternity leave', '출산전후휴가 임산부의 보호 해고 출산휴가'],
  ['unfair dismissal of a fixed-term employee', '부당해고 기간제근로자'],
  ['is a delivery rider an employee', '플랫폼 종사자 근로자'],
  ['severance pay for freelancer', '퇴직금 프리랜서'],
  ["sexual harassment at work employer's liability", '직장 내 성희롱 사용자책임'],
  ['workplace bullying compensation', '직장 내 괴롭힘 보상'],
  ['non-compete agreement validity', '경업금지약정 효력'],
  ['employee invention compensation', '직무발명보상금'],
  ['divorce at-fault spouse consolation money', '이혼 유책배우자 위자료'],
  ['child custody after divorce', '양육권 이혼'],
  ['inheritance renunciation debts of deceased father', '상속포기 상속채무 부친'],
  ['handwritten will validity', '자필증서 효력'],
  ['will the court grant bail', '법원 보석'],
  ['drunk driving license revocation', '음주운전 면허취소'],
  ['drunk driving accident fled the scene', '음주운전 사고 도주차량'],
  ['self-defense in a fight', '정당방위 폭행'],
  ['not guilty by reason of insanity', '심신상실'],
  ['illegal search and seizure of cell phone evidence', '위법한 압수수색 휴대전화 증거'],
  ['recording phone call without consent evidence', '대화 녹음 동의 증거'],
  ['defamation on the internet true facts', '사이버 명예훼손 사실적시'],
  ['stalking ex-boyfriend restraining order', '스토킹 연인 접근금지'],
  ['statute of limitations for unjust enrichment', '소멸시효 부당이득'],
  ['fraudulent transfer avoidance by creditor', '사해행위취소 채권자'],
  ['adverse possession of land 20 years', '취득시효 토지'],
  ['shareholder derivative suit against director', '주주대표소송 이사'],
  ['insurance company refuses to pay for suicide', '보험금 지급 고지의무 보험금 지급 거절 자살'],
  ['medical malpractice duty of informed consent', '의료과실 설명의무 동의'],
  ['construction defect warranty claim', '공사하자 하자담보책임'],
  ['capital gains tax exemption one house', '양도소득세 면제 주택'],
  ['tax evasion false tax invoice', '조세포탈 허위세금계산서'],
  [
    'business suspension for selling alcohol to minors',
    '청소년유해약물 판매 금지 청소년 주류 판매 영업정지 청소년 주류판매',
  ],
  ['foreigner deportation overstay', '외국인 강제퇴거 불법체류'],
  ['refugee status denial', '난민인정 거부'],
  ['personal rehabilitation discharge of debts', '개인회생 면책결정'],
  ['copyright fair use quotation', '저작권 공정이용 인용'],
  ['unfair competition imitation of product shape', '부정경쟁행위 상품형태 모방'],
  ['trade secret leakage by former employee', '영업비밀 유출 퇴직 근로자'],
  ['cooling-off period for door-to-door sales', '청약철회 기간 방문판매'],
  ['recognition of foreign judgment', '외국판결의 승인'],
  ['can I recover money sent to the wrong account', '부당이득 착오송금 착오송금 부당이득반환'],
  ['labour dispute', '노동쟁의'],
  ['murder', '살인'],
  ['they fire employees during the probation period', '해고 수습'],
  ['a fire in my shop', '화재 상가'],
  ['damages for wear and tear', '손해배상 통상의 손모'],
]

describe('English queries', () => {
  it.each(QUERIES)('%s', (query, korean) => {
    const read = translateQuery(query)
    expect(read.language).toBe('en')
    expect(read.korean).toBe(korean)
  })
})
