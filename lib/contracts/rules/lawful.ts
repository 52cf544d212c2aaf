import { pattern, type Reading } from './rule'

/** What the stronger party may not do to the other: a sentence that only forbids it is good for both. */
const harm =
  '해고|해지|해제|감액|삭감|인하|인상|반품|요구|강요|강제|거절|거부|제한|금지|방해|공제|상계|전가|차별|취소|청구|이용|(?:제3자|외부|타인|다른 사람)[^.]{0,24}(?:제공|공개)|누설|양도|변경|포기|배제|간섭|개입|보관|유보|부과|침해|사용|수집|불이익[을를]?|부당하게[^.]{0,20}|기피|중단|대체|몰수|귀속|요청|위탁|강매|시키|인출|출입|들어가|저장|판매|복제|하도록|하게'
const onlyForbids = pattern`^(?:[^.ⒶⒷ]|Ⓑ(?:의|에게|에|을|를|로부터|로 하여금|이|가))*Ⓐ(?:은|는|이|가)[^.]*(?:${harm}) ?(?:을|를|도|하|되|받)?(?:지(?:는|도)? ?(?:아니한다|않는다|못한다|아니하여야 한다|않기로 한다|아니하기로 한다)|(?:할 |을 )?수 없다|하여서는 (?:아니|안) ?된다|해서는 (?:아니|안) ?된다|여서는 (?:아니|안) ?된다|서는 (?:아니|안) ?된다)[.]?\s*$`
const anotherStatement = pattern`[가-힣](?:고|며|되|으나|지만),? (?:[ⒶⒷ]|이 경우|그 )|Ⓑ(?:은|는)|(?:상대방|직원|회원|고객|누구|[가-힣]자|[가-힣]인)(?:은|는|도) `
/** What it owes: to refuse this is no kindness. */
const owed = pattern`(?:대금|보수|비용|손해|배상|보상|책임|환불|환급|반환|수당|이자|이의|응하)[^.]{0,16}(?:지급|배상|보상|부담|환불|환급|반환|응)[가-힣]{0,4}지 ?(?:아니|않)|책임을? ?지지`

/** Whether a sentence says nothing but that the stronger party may not do what harms the other. */
export const isOnlyForbidding = ({ text }: Reading): boolean =>
  onlyForbids.test(text) && !anotherStatement.test(text) && !owed.test(text)

const worker = {
  absence: pattern`(?:지각|조퇴|결근|외출|나오지 (?:않|못|아니)|일하지 (?:않|못|아니)|근로(?:를 제공)?하지 (?:않|아니|못))[^.]{0,24}(?:시간|날|기간|일수|분)(?:만큼|에|의|을|은|분)`,
  fines: pattern`벌금|배액|두 배|\d ?배|벌칙|과 ?상관없이|하루 ?치|일당 전액|추가로`,
}

/**
 * What the law itself allows, by the rule that a clause of the kind looks to break. It holds against the words of a
 * rule and against its meanings alike.
 */
const allowed: Readonly<Record<string, (whole: string) => boolean>> = {
  // 근로기준법 제43조: who does not work earns nothing for that time.
  'wage-deduction': (whole) =>
    (worker.absence.test(whole) && !worker.fines.test(whole)) ||
    pattern`자유로운 ?의사[^.]{0,40}동의|초과 ?(?:하여 )?지급(?:된|한)|계산 ?착오|착오로|압류 ?명령`.test(
      whole,
    ),
  'penalty-in-employment': (whole) =>
    (worker.absence.test(whole) &&
      !worker.fines.test(whole) &&
      pattern`임금|급여|시급|월급`.test(whole) &&
      pattern`공제|지급하지|빼`.test(whole)) ||
    pattern`(?:기간|일수)(?:의|에) ?비율|비례(?:하여|한)|일할`.test(whole),
  // 제55조: a week with days of absence has no paid holiday.
  'weekly-holiday': (whole) =>
    pattern`(?:결근|개근하지|만근하지|다 채우지|출근하지)[^.]{0,14}(?:주|경우|때|면)|15 ?시간 ?미만|감시[^.]{0,4}단속`.test(
      whole,
    ),
  'overtime-premium': (whole) =>
    pattern`(?:결근|개근하지)[^.]{0,10}주|보상 ?휴가(?:를|로)[^.]{0,10}(?:준|줄|부여|갈음)`.test(
      whole,
    ),
  // 제61조: leave that the employer urged to use may lapse.
  'annual-leave-denial': (whole) =>
    pattern`촉진|촉구|제61조|미사용 ?(?:연차 ?)?수당(?:을|으로)? ?(?:지급|보상)한`.test(whole) &&
    !pattern`(?:촉진|촉구)(?: ?조치)?(?:을|를|의|이|와|과)? ?(?:여부|유무|관계없|불문|상관없|없이|하지 (?:않|아니))`.test(
      whole,
    ),
  'severance-waiver': (whole) => pattern`퇴직금[^.]{0,8}포함되지|포함하지 (?:않|아니)`.test(whole),
  // 제26조: notice is not owed to who did great harm on purpose, or where nature ends the business.
  'dismissal-at-will': (whole) =>
    pattern`취업 ?규칙과 근로기준법|고의로[^.]{0,40}(?:막대한|손해)|징계 ?위원회의? ?의결|인사 ?위원회의? ?(?:의결|심의)`.test(
      whole,
    ),
  'late-settlement': (whole) =>
    pattern`14 ?일 ?(?:이내|안|내)`.test(whole) && !pattern`불구하고|관계없이`.test(whole),
  'marriage-pregnancy': (whole) =>
    pattern`(?:사유|이유)로 ?(?:하지|삼지|정하지|하여)[^.]{0,6}(?:아니|않|못)`.test(whole),
  'insurance-evasion': (whole) =>
    pattern`(?:사업 ?소득|3\.3 ?%|프리랜서)[^.]{0,16}(?:신고|처리)(?:되|하)지 (?:아니|않|못)`.test(
      whole,
    ),
  'accident-waiver': (whole) => pattern`보장한다|지급한다[.]? ?$|Ⓐ(?:이|가) 부담한다`.test(whole),
  'public-report-ban': (whole) =>
    pattern`다만[^.]{0,60}(?:신고|제출|요구|진술)[^.]{0,20}(?:그러하지|예외|제외|할 수 있)|당사자[^.]{0,40}언론에? ?[^.]{0,10}광고`.test(
      whole,
    ),
  // 상가건물 임대차보호법 제10조의8, 제10조의4.
  'shop-arrears': (whole) => pattern`(?:석|세|3|삼) ?(?:달|개월|기|회|번)`.test(whole),
  // Months without rent that are paid back say nothing of how long the lease lasts.
  'shop-short-term': (whole) =>
    pattern`면제[^.]{0,60}(?:돌려|반환)`.test(whole) &&
    !pattern`기간(?:을|의)? ?[^.]{0,8}주장`.test(whole),
  'premium-waiver': (whole) =>
    pattern`Ⓐ(?:은|는|이|가)[^.]{0,60}(?:수수|요구|방해|거절)하지 (?:아니|않|못)`.test(whole),
  // 이자제한법 제3조: interest kept back is counted on what was really received.
  'prededucted-interest': (whole) =>
    pattern`실제(?:로)? ?(?:수령|받은|교부|지급)[^.]{0,16}(?:원본|원금|기준)`.test(whole),
  // 하도급거래 공정화에 관한 법률 제16조: what the orderer changes is passed on in the same share.
  'subcontract-pay-when-paid': (whole) =>
    (pattern`증액|조정`.test(whole) && pattern`비율|같은 내용`.test(whole)) ||
    pattern`기일 ?(?:이)? ?전이라도`.test(whole),
  // How long something may stop the work is no day of payment.
  'subcontract-payment-60': (whole) =>
    pattern`(?:사유|중단|불가항력)[^.]{0,20}(?:넘게|넘어|이상|계속|이어)[^.]{0,40}(?:끝낼|해지|해제|그만둘)`.test(
      whole,
    ) && !pattern`일 ?(?:이내|안|내)에? ?[^.]{0,6}(?:지급|주기|준다)`.test(whole),
  'subcontract-price-cut': (whole) =>
    pattern`(?:조정받은|같은|동일한) 비율의? 범위|내용과 비율에 따라`.test(whole),
  'subcontract-benefit': (whole) =>
    pattern`^[^Ⓑ]*Ⓐ(?:은|는)[^.]*(?:출연|지급|제공|부담)(?:한다|하여야)`.test(whole) &&
    !pattern`Ⓑ(?:은|는|이|가) `.test(whole),
  'unilateral-termination': (whole) =>
    pattern`(?:시정|고칠|이행)[^.]{0,30}(?:요구|최고)[^.]{0,30}\d+ ?일[^.]{0,16}(?:고치|시정|이행)하?지 ?(?:않|아니)|Ⓑ(?:에게|에 대하여|이|가|은|는)?[^.]{0,24}(?:파산|강제 ?집행|회생|부도|지급 ?정지)`.test(
      whole,
    ),
  'return-refusal': (whole) => pattern`귀책 ?사유가? ?없는 한|단순 ?변심`.test(whole),
  'liability-shift': (whole) =>
    pattern`(?:Ⓐ|Ⓑ)의 (?:귀책 ?사유|책임|과실)[이가]? ?없는 한`.test(whole) ||
    /([ⒶⒷ])(?:이|가)[^.ⒶⒷ]{0,60}(?:허락\s*없이|무단으로|베껴|도용|표절)[^.]{0,40}\1(?:이|가|은|는)/.test(
      whole,
    ),
  // 상법 제153조: valuables that were not declared.
  'belongings-liability': (whole) =>
    pattern`(?:고가|귀중품|화폐|유가증권|가액)[^.]{0,40}(?:명시|고지|신고|알리)|알리지 ?(?:않|아니)[^.]{0,6}(?:고가|귀중)`.test(
      whole,
    ) ||
    pattern`(?:명시|고지|신고)하(?:지 (?:않|아니)|여)[^.]{0,30}(?:귀중품|고가|화폐)`.test(whole),
  'one-sided-term': (whole) =>
    pattern`Ⓑ(?:이|가) (?:게재|게시|작성|등록|올린)|명시하지 (?:않|아니)|법에 따라 (?:배상|보상)`.test(
      whole,
    ),
  'terms-liability-exclusion': (whole) =>
    pattern`(?:없음|아님|없었음)을 [^.]{0,10}(?:입증|증명)|에 따라 (?:배상|보상)(?:한다|하며|하고)`.test(
      whole,
    ),
  // 전자상거래 등에서의 소비자보호에 관한 법률 제17조.
  'withdrawal-denied': (whole) =>
    pattern`(?:시험 ?사용|체험판|일부 이용)[^.]{0,30}(?:제공|조치)|가치가[^.]{0,10}(?:감소|떨어)|재판매가[^.]{0,14}(?:곤란|어려)`.test(
      whole,
    ),
  'slow-refund': (whole) => pattern`유효 ?기간|소멸 ?시효`.test(whole),
  // 민법 제716조.
  'withdrawal-ban': (whole) =>
    pattern`(?:부득이|어쩔 수 없)[^.]{0,40}(?:빠질|탈퇴|그만둘|나갈)[^.]{0,6} ?수 있`.test(whole),
  'principal-guarantee': (whole) => pattern`보장(?:은|이|하는 것은|되는 것은) ?아니`.test(whole),
  'profit-loss-skew': (whole) =>
    pattern`손실도 (?:같은|동일한|이와 같은|위와 같은)|같은 비율로|동일한 비율로`.test(whole) &&
    !pattern`전부|전액|혼자`.test(whole),
  'lawsuit-ban': (whole) =>
    pattern`(?:거짓|허위)(?:으로|로)? ?신고하지|(?:소송|집행|법적) ?(?:과|및)? ?[^.]{0,8}절차에 (?:의하지|따르지)`.test(
      whole,
    ) ||
    (pattern`(?:신고|고소|진정|제소)[^.]{0,20}이유로[^.]{0,30}(?:불이익|불리)[^.]{0,16}(?:아니|않|못)`.test(
      whole,
    ) &&
      !pattern`소송|(?<![가-힣])소를`.test(whole)),
  // It binds the business itself: only after it has left the contract does it ask for the goods.
  'cancellation-denied': (whole) =>
    pattern`(?:해제|해지)하지 ?(?:아니|않)(?:하)?고는[^.]{0,30}(?:반환|돌려|회수)[^.]{0,20}(?:아니|않|못)`.test(
      whole,
    ),
  // What was not worked is not paid: that says nothing of when pay is due.
  'wage-payment-delay': (whole) => worker.absence.test(whole) && !worker.fines.test(whole),
  'dismissal-notice-waiver': (whole) =>
    pattern`고의로[^.]{0,40}(?:막대한|손해)|천재|사변|3 ?개월 ?미만|(?:되도록|가급적)[^.]{0,16}전에`.test(
      whole,
    ),
  'license-tying': (whole) =>
    pattern`무효로 확정[^.]{0,40}(?:내지|지급하지) ?(?:않|아니)`.test(whole),
  'fee-onesided': (whole) => pattern`비례하여 ?(?:돌려|반환|환급)`.test(whole),
  'break-time': (whole) =>
    pattern`카메라|촬영|탈의실|휴게 ?(?:공간|실)(?:을|를|은|에는)`.test(whole),
  // 제12조의3: for a good reason, by a paper that names purpose, scope and price.
  'tech-data': (whole) =>
    pattern`하자(?:을|를)? ?[^.]{0,10}(?:보수|수리|고친)|(?:목적|범위)[^.]{0,40}(?:적은|기재한|밝힌) ?서면(?!이? ?없)`.test(
      whole,
    ),
  'liability-cap-low': (whole) =>
    pattern`(?:지체 ?(?:1 ?일|일수|상금)|하루에?)[^.]{0,60}(?:%|분의)[^.]{0,40}넘지|(?:사실과 다른|거짓|허위|잘못된) ?(?:자료|정보)`.test(
      whole,
    ) ||
    (pattern`손해를 ?(?:모두 |전부 )?배상(?:한다|하여야)`.test(whole) &&
      !pattern`한도|넘지|초과|까지만|범위`.test(whole)),
  territory: (whole) =>
    pattern`^[^Ⓐ]*Ⓑ(?:은|는)[^.]{0,60}(?:구역|지역)(?:에서|안에서)[^.]{0,20}수 있`.test(whole),
  'interior-cost': (whole) => pattern`Ⓑ(?:이|가) ?(?:고른|선정한|선택한|정한)`.test(whole),
  'noncompete-employee': (whole) =>
    pattern`알리지|공개하지|누설|유출`.test(whole) &&
    !pattern`영업하|취업|개업|종사|경쟁`.test(whole),
  'minor-consent': (whole) =>
    pattern`계약을 취소할 수 있|법정 ?대리인의? ?동의(?:를|가)? ?(?:받|얻)아야[^.]{0,80}취소할 수 있`.test(
      whole,
    ),
  // 개인정보 보호법 제22조: consent that is asked for by itself.
  'blanket-privacy-consent': (whole) =>
    pattern`동의(?:는|를)?[^.]{0,24}(?:나누어|구분하여|구별하여|따로|별도로)[^.]{0,16}받(?!지)`.test(
      whole,
    ),
  // 약관의 규제에 관한 법률 제12조: what silence means is said, and who refuses may leave.
  'deemed-consent': (whole) =>
    pattern`(?:뜻|취지)(?:을|를)[^.]{0,14}(?:적(?!지)|밝(?!히지)|표시(?!하지))[^.]{0,50}(?:해지|탈퇴)할 수 있`.test(
      whole,
    ),
  'points-forfeiture': (whole) =>
    pattern`이미 (?:사용|이용)한|할인(?:한|하여)[^.]{0,20}\d[\d,]* ?원(?:으로|이)`.test(whole),
  'moral-rights': (whole) =>
    pattern`(?:답글|댓글|게시글|질문)[^.]{0,40}이름을 ?(?:지우|가리)|(?:답변|응대|안내|상담|회신)(?:은|는)? [^.]{0,6}이름으로`.test(
      whole,
    ),
  'pay-when-paid': (whole) =>
    pattern`(?:상품|물품|제품|목적물)(?:을|를)? ?(?:수령|인수|납품|받은)[^.]{0,8}날부터 ?\d+ ?일 ?(?:이내|안|내)에|(?:확인|승인|동의)(?:을|를) ?받은 ?(?:금액|비용|범위|것)|기일 ?(?:이)? ?전이라도`.test(
      whole,
    ),
  'nda-overbroad': (whole) =>
    pattern`비밀(?:로|이) ?(?:보지|아니)|비밀에서 (?:뺀|제외)`.test(whole),
  // 민법 제565조: until somebody performs, one may leave for the deposit or its double.
  'sale-deposit-loss': (whole) =>
    pattern`(?:두 ?배|배액)[^.]{0,60}포기하고[^.]{0,14}해제할 수|포기하고[^.]{0,60}(?:두 ?배|배액)[^.]{0,20}해제할 수`.test(
      whole,
    ),
  'refund-denied': (whole) =>
    pattern`사은품|경품`.test(whole) && !pattern`대금|요금|회비`.test(whole),
  // 가맹사업거래의 공정화에 관한 법률 제10조, 제12조의6.
  'franchise-fee-refund': (whole) =>
    pattern`Ⓐ의 ?(?:책임|귀책|잘못|사정)[^.]{0,40}(?:반환한|반환하고|반환\)|환급한|돌려준|돌려주고)`.test(
      whole,
    ),
  'dealer-benefit': (whole) =>
    pattern`과반수[^.]{0,14}동의(?!가? ?없|를? ?(?:받|얻)지)|(?:절반|반)씩`.test(whole),
  'restoration-excess': (whole) =>
    pattern`Ⓐ(?:은|는|이|가)[^.Ⓑ]{0,50}(?:바꾼다|바꾸어 ?준|교체한다|교체하여|도배한다|고쳐 ?준|고친다)`.test(
      whole,
    ),
  'unfair-special-terms': (whole) =>
    pattern`Ⓐ(?:이|가|은|는)[^.Ⓑ]{0,24}(?:처리|부담)(?:한다|하고|하며)`.test(whole),
  'probation-minimum-wage': (whole) =>
    pattern`최저 ?임금[^.]{0,12}(?:미치지|못 미치|밑돌|낮|적)[^.]{0,8}(?:면|때|경우)(?!에도|라도)[^.]{0,14}최저 ?임금`.test(
      whole,
    ),
  'minimum-wage': (whole) =>
    pattern`고정 ?(?:연장|야간|시간외|OT)|연장 ?(?:근로)? ?수당`.test(whole),
}

/** Whether the law allows what a clause says, though it looks as if it broke this rule. */
export const isAllowedByLaw = (rule: string, { sentence }: Reading): boolean =>
  allowed[rule]?.(`${sentence.lead} ${sentence.text} ${sentence.exceptions}`) ?? false
