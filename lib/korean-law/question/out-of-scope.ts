/** 드라마 추천해 줘 asks for no law, even if the drama is about one. */
const tips = [
  /(?:추천(?:\s?좀|해\s?(?:줘|주세요|주실래요)|\s?부탁\S*)?|레시피|맛집)\s*[?!.~]*$/,
  // A court recommends a settlement, an authority a recall: only who asks for one is meant.
  /^(?:(?:please|can you|could you|would you)\s)?(?:recommend|suggest)\b|\bany recommendations\b|\brecipes? (?:for|of)\b|\brecipes?\s*[?!.]*$|^(?:write|compose) (?:me )?an? (?:poem|haiku|story|song)\b/i,
  /おすすめ|お勧め|レシピ(?:を教|は|$)|推荐(?:一|几|个|点|些|下)|(?:请|帮我|给我)推荐|食谱/,
  /(?:영어|일본어|중국어|한국어)로\s?번역|번역(?:해|을\s?해)\s?(?:줘|주세요)|코드(?:를|\s?좀)?\s?(?:짜|작성해)\s?(?:줘|주세요)/,
  /(?:把|将)[^。？！\n]{0,14}(?:翻译|译)成|(?:韓国語|英語|日本語|中国語)に(?:翻訳して|訳して)(?:ください|くれ|ほしい|もらえ)/,
  // What to wear and which colour suits.
  /(?:뭐|뭘|무엇을|어떤\s?옷을?)\s?입(?:고|을까|으면|어야)[^.?!\n]{0,10}(?:좋|될까|가면|가야|할까)|무슨\s?색[^.?!\n]{0,8}(?:좋|어울)/,
  /\bwhat (?:should|do|can) i wear\b|\bwhich colou?r (?:suits|should)\b/i,
  /何色(?:が|の.{0,6}が)(?:いい|合)|何を着て(?:行け|いけ|いく|行く)|穿什么(?:好|合适|衣服)|什么颜色(?:好|合适)/,
  /\btranslate (?:this|the following)\b|\btell me a joke\b|\bwhat(?: is|'s) the capital of\b|\bmy (?:\w+ )?homework\b/i,
]

/** Whether a question wants something chosen, cooked or rhymed. */
export function asksForRecommendation(question: string): boolean {
  return tips.some((tip) => tip.test(question.trim()))
}

/** Whoever is ill or curious about stars, and says nothing of who owes what. */
const medicines = [
  /(?:무슨|어떤)\s?(?:\S{1,6}\s?)?(?:약(?!품)|해열제|진통제|연고)|(?:약|해열제|진통제)[^.?!\n]{0,16}(?:먹여|먹어|먹으면|같이\s?먹|발라)/,
  /\b(?:which|what) (?:medicine|medication|painkiller|pill|vaccine|vitamin)s?\b|\bhow (?:much|many) (?:ibuprofen|paracetamol|tylenol|mg|pills)\b/i,
  /(?:どの|何の|どんな)薬|薬を飲(?:め|ん)ば|(?:吃|用|服)(?:什么|哪种|几片)药/,
]
const ofMedicine =
  /병원|의사|의료|약국|약사|제약|처방|마약|책임|보상|배상|산재|보험|판매|파는|허가|성분|수입|광고|회사|\b(?:doctor|hospital|pharmac|sue|liab|law|legal|import|customs|sell|prescri)|病院|医師|薬局|販売|輸入|薬物|医院|医生|药店|卖|进口/i
const ofHarm =
  /책임|보상|배상|과실|부작용|사고|\b(?:liab|compensat|negligen|malpractice)|責任|賠償|過失|赔偿|责任/i
/** How much of a medicine and with what: an answer for a pharmacist, whoever sold it. */
const doses = [
  /\bhow (?:many|much)\b[^.?!\n]{0,24}\b(?:can|should|may|do) (?:i|we|he|she) take (?:a|per|each|in one) (?:day|time|dose|go)\b/i,
  /\b(?:mix|combine|take)\b[^.?!\n]{0,30}\bwith (?:ibuprofen|paracetamol|tylenol|aspirin|antibiotics|painkillers)\b/i,
  /(?:하루에?|한\s?번에)\s?몇\s?(?:알|정|번|봉)[^.?!\n]{0,8}(?:먹|복용)|(?:1日|一日|一回)に?何(?:錠|回|粒)[^。？\n]{0,6}飲|(?:一天|一次)(?:能|可以|要|该)?吃几(?:片|粒|颗|次)/,
]
const celebrities = [
  /(?:그|저|요즘|이번에|최근)[^.?!\n]{0,14}(?:배우|연예인|가수|아이돌|탤런트|개그맨)[^.?!\n]{0,24}(?:대요|래요|다며|다면서|사실|진짜|얼마나|누구)/,
  /\b(?:that|which) (?:actor|actress|singer|idol|celebrity)\b/i,
  /あの(?:俳優|女優|歌手|アイドル|芸能人)|(?:那个|哪个)(?:明星|演员|歌手|艺人)/,
]
const ofOneself =
  /저[를는의한희]|제\s|제가|내\s|내가|우리|\b(?:my|me|I|our)\b|私|わたし|我|고소|신고|계약/i

/** Whether a question wants a remedy for an illness, or to know how a star lives. */
export function asksOfHealthOrCelebrities(question: string): boolean {
  if (asksForLaw.test(question)) return false
  if (doses.some((rule) => rule.test(question))) return !ofHarm.test(question)
  if (medicines.some((rule) => rule.test(question))) return !ofMedicine.test(question)
  return celebrities.some((rule) => rule.test(question)) && !ofOneself.test(question)
}

/** Said by those who mean to do it: 들키지 않게, without getting caught. */
const unseen = [
  /안\s?(?:걸리|들키)(?:게|는|고)|(?:걸리|들키)지\s?않(?:고|게|는)|의심\s?(?:안\s?받|받지\s?않)|감쪽같이|티\s?(?:안\s?나|나지\s?않)게|추적\s?안\s?(?:되|당하)게/,
  /\bwithout (?:getting|being) (?:caught|noticed|found out)\b|\bundetected\b|\buntraceably\b/i,
  /\bwithout (?:them|him|her|anyone|anybody|the \w+|my \w+) (?:noticing|knowing|finding out)\b|\bso (?:that )?(?:nobody|no one) (?:can )?(?:traces?|notices?|finds?)\b/i,
  /(?:ばれ|バレ|見つから|捕まら|気づかれ)(?:ず|ない)|不被.{0,4}(?:发现|抓到|抓住|查到|察觉)|查不出来|混过/,
]
/** 몰래 … 까는 방법, how do I smuggle: what is wanted is the offence. */
const offences = [
  /몰래[^.?!\n]{0,16}(?:까|깔|설치하|다|달|빼내|빼|뒤지|들어가|넣|찍)는\s?(?:법|방법|요령)/,
  /(?:훔치|해킹하|도청하|미행하|위조하|밀수하|탈세하|빼돌리|숨기|은닉하|세탁하|조작하)는\s?(?:법|방법|요령|팁)/,
  /\b(?:how (?:can|do|could|should) (?:i|we)|(?:show|teach|tell) me how to|way to|i want to) (?:steal|shoplift|hack|launder|undervalue|under-?declare|under-?report|smuggle|spike|blackmail|evade|dodge|bribe|get past|sneak past|break into|hide (?:my |our )?(?:income|money|assets|cash))\b/i,
  /こっそり.{0,14}(?:入れ方|仕方|やり方|方法|付け方|撮り方)|怎[么样].{0,8}(?:偷税|逃税|走私|洗钱|偷拍|伪造|行贿)|走私.{0,10}怎么/,
]
/** 가짜 신분증 만드는 법, fake a certificate, 做假护照 */
const forged = [
  /(?:가짜|위조|짝퉁|대포\s?통장|대포\s?폰|마약|대마초?|필로폰|졸피뎀|처방전?\s?없이)[^.?!\n]{0,12}(?:만드는|만들어\s?주는|구하는|구할\s?수\s?있는|사는|살\s?수\s?있는)\s?(?:법|방법|곳|데|사람|업체|사이트)/,
  /위조(?:해|하여)?\s?(?:주는|줄)?\s?(?:업체|곳|사람|데|사이트)/,
  /\b(?:fake|forge|counterfeit)\s(?:an?\s|my\s)?(?:\w+\s)?(?:certificates?|passports?|ids?|licen[sc]es?|documents?|cards?|diplomas?|degrees?|payslips?)\b/i,
  /(?:做|弄|办|买)(?:到)?(?:一?[本张个])?假(?:护照|证|证件|身份证|学历|文凭|发票)|(?<!虚)偽(?:造|の).{0,8}(?:作り方|方法|作ってくれる|売ってくれる|買える)/,
]
/** 가짜 재직증명서 써 줘, a bogus contract, 编假流水: what is wanted is the paper itself. */
const madeUp = [
  /(?:가짜|허위|거짓)(?:로)?\s?(?:재직|경력|소득|급여|진단|졸업|통장|거래|영수|계약|입출금|사실)[가-힣]{0,6}[^.?!\n]{0,12}(?:만들|써|작성|꾸며|떼)[가-힣]{0,2}\s?(?:줘|주세요|주실|달라|줄래)/,
  /\b(?:make|write|create|draft|produce) (?:me |us )?(?:an? )?(?:fake|false|forged|bogus)\b/i,
  /(?:偽|嘘|架空)の[^。？\n]{0,10}(?:証明書|明細|契約書|領収書|診断書)[^。？\n]{0,8}(?:作っ|書い)て/,
  /(?:帮我|替我|(?:^|[。？\n请])给我)[^。？\n]{0,4}(?:编|做|弄|开|写)(?!了)[^。？\n]{0,4}假(?:的)?[^。？\n]{0,8}(?:证明|流水|合同|发票|收据|病假|工资单)/,
]
const asksTheWay =
  /방법|는\s?법|요령|순서|알려|어떻게|어디|기준|찾|\b(?:how|show me|tell me|way to|where can)\b|方法|手口|やり方|の?仕方|入れ方|付け方|教えて|探して|どこで|怎么|怎样|如何|哪里|哪儿/i
/** Whoever was done wrong, or wants to know whether it is one, asks for the law. */
const asksForLaw =
  /처벌|불법|죄(?!송)|벌금|신고|고소|합법|당했|당한|피해|속았|속아|막는|막을|방지|증거|보도|\b(?:illegal|legal|crime|penalt|punish|report|sue|fine|prison|jail|years|days)|犯罪|違法|违法|罰|罚|起诉|告|报警|举报|坐牢|被害|防ぐ/i

/** Whether a question wants to be shown how to do something forbidden. */
export function asksHowToOffend(question: string): boolean {
  if (asksForLaw.test(question)) return false
  if (madeUp.some((rule) => rule.test(question))) return true
  if (!asksTheWay.test(question)) return false
  return [...unseen, ...offences, ...forged].some((rule) => rule.test(question))
}
