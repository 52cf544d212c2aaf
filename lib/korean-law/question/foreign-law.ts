import { foreignPlaces as places } from './foreign-places'

/**
 * Questions about the law of another country. Its name alone says nothing: a marriage in Vietnam or a
 * seller in China is a question of Korean law as often as not. What tells is a law, a visa or a tax of that
 * country, or a rule asked for there.
 */
const korea = new RegExp(
  [
    '한국|대한민국|국내|korea|韓国|韩国|韓國|대법원|원화|서울|부산|인천|제주|대구|대전|광주|울산|수원|성남|분당|용인|창원|강남|이태원',
    'seoul|busan|incheon|jeju|daegu|daejeon|gwangju|ulsan|suwon|bundang|gangnam|itaewon|hongdae|gyeonggi|pyeongtaek|sejong',
    'ソウル|釜山|済州|仁川|大邱|首尔|首爾|济州|年末精算|在韩|在韓|\\bhagwon|\\bjeonse|\\bKRW\\b|\\bTOPIK\\b',
    // Visas that only Korea calls so: E-9, D-10, H-2.
    '\\b(?:C-?3|D-?(?:2|4|7|8|9|10)|E-?(?:[4-9]|10)|F-?[456]|G-?1|H-?2)\\b',
  ].join('|'),
  'i',
)
const happened =
  /에서\s?(?:온|오는|가는|들어온|보내는|파는|산|만든|받은|보낸|태어난|들여온|수입한|입국한)\s|에서\s[^.?!\n]{0,24}(?:수입|들여|낸\s)|(?:았|었|였|했|갔|왔|샀|됐|났|났)(?:[가-힣]|$)|ました|でした|ている|了/

/** A law, a visa or a tax of another country, whatever has happened. */
const ofAnotherCountry: readonly RegExp[] = [
  // 독일 민법, 미국의 저작권법
  new RegExp(
    `(?:${places.ko})(?:의|에서의)?\\s?[가-힣]{0,6}법(?:률)?(?:에서는?|에는?|으로는?|상|[은는이을의도])?(?![가-힣])`,
  ),
  // German tenancy law, the law of Texas
  new RegExp(`\\b(?:${places.en})\\s(?:\\w+\\s)?(?:law|laws|code|act|courts?)\\b`, 'i'),
  new RegExp(`\\b(?:laws?|code)\\s(?:of|in)\\s(?:the\\s)?(?:${places.en})\\b`, 'i'),
  // Which Ontario form, the Texas statute of frauds
  new RegExp(
    `\\b(?:${places.en})(?:'s)?\\s(?:\\w+\\s){0,2}(?:forms?|tribunal|statutes?|bylaws?|ordinances?|tenancy board)\\b`,
    'i',
  ),
  // 日本の民法, 美国法律
  new RegExp(`(?:${places.han})(?:の|的)?\\p{Script=Han}{0,5}法`, 'u'),
  // 프랑스는 상속세 공제가, 日本の相続税
  new RegExp(`(?:${places.ko})(?:의|은|는)?\\s?(?:상속세|소득세|법인세|부가세)`),
  new RegExp(`(?:${places.han})(?:の|的)?(?:公司|企业|企業)?(?:相続税|遗产税|所得税|法人税)`),
  // 미국에 세금을 내야, 세금을 미국에
  new RegExp(
    `(?:${places.ko})에도?\\s(?:세금|양도세|소득세|상속세)(?:을|를|도)?\\s[^.?!\\n]{0,6}(?:내|신고|납부)`,
  ),
  new RegExp(`세금(?:을|은|도)?\\s(?:${places.ko})에(?:도)?\\s[^.?!\\n]{0,10}(?:내|신고|납부)`),
  // 中国的退休年龄, 日本の最低賃金
  new RegExp(
    `(?:${places.han})(?:的|の)(?:退休|养老金|社保|医保|最低工资|产假|户口|契税|最低賃金|年金|産休|税金|消費税|相続登記|住民税|確定申告|失業保険|車検)`,
  ),
  // 日本の家庭裁判所での放棄
  new RegExp(
    `(?:${places.han})(?:の|的)(?:家庭|簡易|地方)?(?:裁判所|税務署|法院|税务局)(?:で[はの]|怎么|怎样)`,
  ),
  // 国内 is another country to whoever writes Chinese in Korea, as long as a matter of that country is named.
  /国内[^。？！\n，,]{0,6}(?:离婚|起诉|法院|户口|社保|公积金|医保|房贷|宅基地|民政局|劳动仲裁|失信)/,
  // 캐나다에서 일하고 거기서 낸 세금
  new RegExp(
    `(?:${places.ko})[^.?!\\n]{0,16}거기(?:서|에서)\\s?(?:낸|내던|번|받던|받은|붓던)[^.?!\\n]{0,12}(?:세금|환급|연금|보험|급여)`,
  ),
]

/** Whoever somebody there has to do with is bound by the law there: my landlord in Toronto. */
const boundThere = new RegExp(
  `\\b(?:landlord|tenant|boss|employer|police|court|judge|flatmate|(?:my|our) (?:company|job|flat|school)|ticket)\\s(?:in|of)\\s(?:the\\s)?(?:${places.en})\\b`,
  'i',
)

/** 독일 유학 중인데 방 계약을 …: whoever lives there asks what holds there of rooms, jobs and traffic. */
const livesThere = new RegExp(
  `(?:${places.ko})(?:에서|에)?\\s?(?:유학|어학연수|워홀|워킹홀리데이|교환학생|거주|살고|사는데|일하는데|일하고)`,
)
const localMatter = /방|월세|집주인|임대|직장|사장|해고|월급|벌금|딱지|운전|비자/
/** What only another country has: a form, an office, a permit or an act of its own. */
const onlyThere = new RegExp(
  [
    '\\b(?:N(?:[1-9]|1[0-3])\\s(?:notice|form)|form N\\d|section 21 notice|H-?1B|OPT extension|I-94|W-2|form 1099|IRS|HMRC|NHS|DMV|ACAS)\\b',
    '\\b(?:(?:tenancy deposit|deposit protection) scheme|fair work (?:commission|ombudsman)|(?:landlord and tenant|residential tenancies) (?:board|act|branch))\\b',
    '\\b(?:small claims track|council tax|superannuation|social security number|HOA|schufa|anmeldung|bafög|centrelink)\\b',
    '労働基準監督署|労基署|ハローワーク(?!の)|借地借家法|宅建業法|マイナンバー|日本年金機構|国民生活センター|法テラス',
    '劳动基准监督署|村委会|五险一金|住房公积金|居委会|拆迁办',
  ].join('|'),
  'i',
)

/** I rent a flat in Leeds, 我在墨尔本租房, カナダのワーホリ中: the speaker lives there now. */
const speaksFromThere: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we|i'm|i’m|we're|we’re|my (?:wife|husband|partner|flatmate|roommate) and i)\\s(?:currently\\s|now\\s|both\\s|also\\s)?(?:am\\s|are\\s)?(?:live|work|rent|study|living|working|renting|studying|based|lodging)\\b[^.?!\\n]{0,40}\\b(?:in|near)\\s(?:the\\s)?(?:${places.en})\\b`,
    'i',
  ),
  new RegExp(
    `(?:${places.han})(?:で|に|の)[^。？！\\n]{0,12}(?:借りている|住んでいる|住んでいます|暮らして|働いている|働いています|勤めて|留学中|ワーホリ中?|ワーキングホリデー|駐在|バイトしている|アルバイトをして)`,
  ),
  new RegExp(
    `(?:我|我们|我們|人)(?:现在|目前|一直)?(?:在|住在)(?:${places.han})[^。？！\\n，,]{0,10}(?:租|打工|上班|工作|留学|读书|住|开店|做生意)`,
  ),
]
/** Which law holds there: 按维州的规定, 現地の法律, which office there */
const asksOfThere =
  /当地|那边的(?:法律|规定)|按[^。？！\n]{0,8}(?:的规定|法律)|現地(?:の|では)|日本では|向こうの法|\b(?:there|over here|locally|local law)\b/i
const localMatterThere =
  /\b(?:rent|landlord|landlady|tenant|lease|deposit|evict\w*|boss|employer|wages?|salary|paycheck|overtime|tips|fired|dismiss\w*|fine|ticket|annulment|licen[cs]e|notice|letting|agent)\b|大家|家賃|敷金|更新料|立ち退|解雇|給料|賃金|残業|罰金|免許|雇い主|房东|房租|押金|租房|中介|工资|老板|辞退|加班|罚单|罚款|驾照/i
/** What the law of Korea says of those abroad as well. */
const stillKoreanAbroad =
  /\b(?:korean|military|consulate|embassy|passport|nationality|inherit\w*|pension|remit\w*|korea)\b|領事|大使館|国籍|相続|兵役|年金|领事|大使馆|国籍|继承|兵役|养老金/i

const livesElsewhere = (question: string): boolean =>
  !stillKoreanAbroad.test(question) &&
  speaksFromThere.some((rule) => rule.test(question)) &&
  (localMatterThere.test(question) || asksOfThere.test(question))

const stillKorean = /병역|군대|입영|국적|상속|이혼|송금|귀국|여권|영사|대사관|연금|보험|주민등록/

/** 미국 최저임금, 영국 음주운전 단속 수치: a country and at once what each country rules in its own way. */
const ruledThere = new RegExp(
  `(?:${places.ko})(?:의|은|는)?\\s(?:음주\\s?운전|최저\\s?임금|실업\\s?급여|교통\\s?법규|대마초?|총기|낙태|안락사|사형|징병|육아\\s?휴직|퇴직\\s?연령|정년)`,
)

/** Whoever brings somebody to Korea names the country too. */
const relative =
  /아내|남편|배우자|여자|남자|신부|며느리|사람|국적|친구|직원|근로자|동포|부모|엄마|아빠|가족|학생|[국본남콩만]인|\b(?:wife|husband|spouse|fianc|partner|child|son|daughter|mother|father|parent|famil|employee|worker|invite)|妻|夫|配偶|爱人|家族|父母|子女|孩子/i
/** 캐나다 영주권, Thailand without a visa, 去美国的签证 */
const visas: readonly RegExp[] = [
  new RegExp(`(?:${places.ko})[^.?!\\n]{0,14}(?:비자|영주권|시민권)(?!자)`),
  new RegExp(
    `\\b(?:${places.en})\\b[^.?!\\n]{0,24}\\b(?:visa|citizenship|residen(?:cy|ce permit))\\b|\\bgreen card\\b`,
    'i',
  ),
  new RegExp(`(?:${places.han})[^。？！\\n]{0,8}(?:签证|簽證|ビザ|永住権|绿卡)`),
]

/** A rule asked for there: 캘리포니아에서 이혼하면, 在中国大陆酒驾会怎么处罚 */
const askedThere: readonly RegExp[] = [
  new RegExp(`(?:${places.ko})에서는?\\s`),
  new RegExp(`在(?:${places.han})(?!的)|(?:${places.han})では?`),
]
const localLaw = /(?:거기|그\s?나라|현지)\s?법/
const anyPlace = new RegExp(`${places.ko}|${places.han}|\\b(?:${places.en})\\b`, 'gi')

const inPlace = new RegExp(`\\b(?:in|under|into)\\s(?:the\\s)?(?:${places.en})\\b`, 'i')
const asks = /\b(?:how|what|which|when|where|can|may|do|does|is|are)\b/i
const wasEnglish =
  /\b(?:\w{2,}ed|was|were|did|had|got|bought|made|sent|left|came|went|born|owns?|lives?)\b/i

/** How many years before a debt is time-barred in Nevada? What is asked, is asked of there. */
const askedOfThere = new RegExp(
  `^(?!.*\\b(?:did|was|were|had|got|born|from)\\b)(?:how|what|which|when|is|are|can|may|do|does)\\b.*\\b(?:in|under)\\s(?:the\\s)?(?:${places.en})[?!.\\s]*$`,
  'is',
)

/** How long do I have to sue in Texas: a rule, not something that happened there. */
const asksThereInEnglish = (question: string): boolean =>
  (askedOfThere.test(question.trim()) && !relative.test(question)) ||
  (question.match(/[^.?!\n]+/g) ?? []).some(
    (sentence) =>
      inPlace.test(sentence) &&
      asks.test(sentence) &&
      !wasEnglish.test(sentence) &&
      !relative.test(sentence),
  )

/** Whether a question is about another country's law: hypothetical, and nothing in it of Korea. */
export function asksForeignLaw(question: string): boolean {
  if (korea.test(question)) return false
  if (ofAnotherCountry.some((rule) => rule.test(question))) return true
  if (
    !relative.test(question) &&
    !/다녀/.test(question) &&
    visas.some((rule) => rule.test(question))
  )
    return true
  if (boundThere.test(question) || asksThereInEnglish(question)) return true
  if (ruledThere.test(question) || onlyThere.test(question)) return true
  if (livesElsewhere(question)) return true
  if (livesThere.test(question) && localMatter.test(question) && !stillKorean.test(question))
    return true
  const named = new Set(question.match(anyPlace)?.map((place) => place.toLowerCase()))
  if (named.size > 0 && localLaw.test(question)) return true
  return !happened.test(question) && askedThere.some((rule) => rule.test(question))
}
