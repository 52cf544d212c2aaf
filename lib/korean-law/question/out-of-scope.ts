/**
 * Questions about the law of another country. Its name alone says nothing: a marriage in Vietnam or a
 * seller in China is a question of Korean law as often as not. What tells is a law of that country, or
 * a rule asked for there.
 */
const places = {
  ko: '미국|캘리포니아|텍사스|뉴욕주?|하와이|영국|독일|프랑스|이탈리아|스페인|캐나다|호주|뉴질랜드|일본|중국|대만|홍콩|싱가포르|베트남|태국|필리핀|인도네시아|말레이시아|인도|러시아|몽골|유럽|북한',
  en: 'american?|u\\.?s\\.?a?|united states|california|texas|new york|british|english|uk|united kingdom|germany?|german|france|french|ital(?:y|ian)|spain|spanish|canad(?:a|ian)|australian?|japan(?:ese)?|chin(?:a|ese)|taiwan(?:ese)?|hong kong|singapore|vietnam(?:ese)?|thai(?:land)?|philippines?|indian?|russian?|european?',
  han: '日本|米国|アメリカ|美国|美國|英国|英國|ドイツ|德国|フランス|法国|加拿大|カナダ|澳大利亚|オーストラリア|中国大陆|中国大陸|中国|台湾|臺灣|香港|新加坡|シンガポール|ベトナム|越南|タイ|泰国',
}
const korea =
  /한국|대한민국|국내|korea|韓国|韩国|韓國|대법원|서울|부산|인천|제주|seoul|busan|incheon|jeju|ソウル|釜山|済州|首尔|首爾|济州/i
const happened =
  /에서\s?(?:온|산|만든|받은|보낸|태어난|들여온|수입한|입국한)\s|(?:았|었|였|했|갔|왔|샀|됐|났|났)(?:[가-힣]|$)|ました|でした|ている|了/

const rules: readonly RegExp[] = [
  // 독일 민법, 미국의 저작권법
  new RegExp(
    `(?:${places.ko})(?:의|에서의)?\\s?[가-힣]{0,6}법(?:률)?(?:에서는?|에는?|으로는?|상|[은는이을의도])?(?![가-힣])`,
  ),
  // 캘리포니아에서 이혼하면
  new RegExp(`(?:${places.ko})에서는?\\s`),
  // German tenancy law, the law of Texas
  new RegExp(`\\b(?:${places.en})\\s(?:\\w+\\s)?(?:law|laws|code|act|courts?)\\b`, 'i'),
  new RegExp(`\\b(?:laws?|code)\\s(?:of|in)\\s(?:the\\s)?(?:${places.en})\\b`, 'i'),
  // 日本の民法, 美国法律
  new RegExp(`(?:${places.han})(?:の|的)?\\p{Script=Han}{0,5}法`, 'u'),
  // 在中国大陆酒驾会怎么处罚
  new RegExp(`在(?:${places.han})|(?:${places.han})では?`),
]

/** Whether a question is about another country's law: hypothetical, and nothing in it of Korea. */
export function asksForeignLaw(question: string): boolean {
  if (korea.test(question)) return false
  const [law, there, english, of, han, inHan] = rules.map((rule) => rule.test(question))
  if (law || english || of || han) return true
  return Boolean(there || inHan) && !happened.test(question)
}

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
