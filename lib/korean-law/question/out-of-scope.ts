/** 드라마 추천해 줘 asks for no law, even if the drama is about one. */
const tips = [
  /(?:추천(?:\s?좀|해\s?(?:줘|주세요|주실래요)|\s?부탁\S*)?|레시피|맛집)\s*[?!.~]*$/,
  /\b(?:recommend(?:ations?)?\b|recipes? (?:for|of)\b)|\brecipes?\s*[?!.]*$|^(?:write|compose) (?:me )?an? (?:poem|haiku|story|song)\b/i,
  /おすすめ|お勧め|レシピ|推荐|推薦|食谱/,
]

/** Whether a question wants something chosen, cooked or rhymed. */
export function asksForRecommendation(question: string): boolean {
  return tips.some((tip) => tip.test(question.trim()))
}

/** Said by those who mean to do it: 들키지 않게, without getting caught. */
const unseen = [
  /안\s?(?:걸리|들키)게|(?:걸리|들키)지\s?않(?:고|게)|티\s?(?:안\s?나|나지\s?않)게|추적\s?안\s?(?:되|당하)게/,
  /\bwithout (?:getting|being) (?:caught|noticed|found out)\b|\bundetected\b|\buntraceabl[ey]\b/i,
  /(?:ばれ|バレ|見つから|捕まら)(?:ず|ない)|不被(?:发现|抓到|查到)|查不出来|混过/,
]
/** 가짜 신분증 만드는 법, fake a certificate, 做假护照 */
const forged = [
  /(?:가짜|위조)[^.?!\n]{0,12}(?:만드는|구하는|사는)\s?(?:법|방법)/,
  /\b(?:fake|forge|counterfeit)\s(?:an?\s|my\s)?(?:\w+\s)?(?:certificates?|passports?|ids?|licen[sc]es?|documents?)\b/i,
  /(?:做|弄|办)(?:一?[本张个])?假(?:护照|证|证件|身份证)|偽造.{0,6}(?:作り方|方法)/,
]
const asksTheWay =
  /방법|는\s?법|요령|순서|알려|어떻게|\b(?:how|show me|tell me)\b|方法|手口|やり方|教えて|怎么|如何/i
/** Whoever was done wrong, or wants to know whether it is one, asks for the law. */
const asksForLaw =
  /처벌|불법|죄|벌금|신고|고소|합법|\b(?:illegal|legal|crime|penalt|punish|report|sue|fine)|犯罪|違法|违法|罰|罚|起诉|告/i

/** Whether a question wants to be shown how to do something forbidden. */
export function asksHowToOffend(question: string): boolean {
  if (asksForLaw.test(question) || !asksTheWay.test(question)) return false
  return [...unseen, ...forged].some((rule) => rule.test(question))
}
