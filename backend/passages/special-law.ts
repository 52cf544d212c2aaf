import type { ArticleSource } from '@/backend/store/passage-sources'

/**
 * Laws and articles (by their titles) that hold for some people or things alone, and the words of a question that speaks of those. Whoever speaks
 * of none asks by the law that holds for everybody.
 */
const groups: readonly { law: RegExp; spokenOf: RegExp }[] = [
  {
    law: /^상가건물/,
    spokenOf: /상가|가게|점포|매장|사업장|사무실|영업|장사|권리금|식당|카페|건물주|상인|자영업/,
  },
  {
    law: /^(?:민간임대주택|공공주택)/,
    spokenOf: /민간임대|공공임대|공공주택|임대사업|등록임대|행복주택|임대아파트|LH/i,
  },
  {
    law: /선원|선장|선박|^어선|^해운/,
    spokenOf: /선원|선박|어선|승선|해운|선장|항해|(?:^|\s)배(?:를|에|에서)?\s/,
  },
  {
    law: /^군(?:인|무원|형|사법|에서)|^병역|^예비군/,
    spokenOf: /군인|군대|군무|군복무|병사|장교|부사관|입대|입영|예비군|병역|전역|현역|부대|사병/,
  },
  { law: /공무원/, spokenOf: /공무원|공직|임용|관청|시청|구청|경찰|소방/ },
  { law: /교원|^사립학교/, spokenOf: /교원|교사|교수|선생|학교|강사|유치원/ },
  { law: /^파견근로자/, spokenOf: /파견|용역|도급|하청/ },
  { law: /^장애인/, spokenOf: /장애/ },
  { law: /^전세사기/, spokenOf: /사기|피해자/ },
  { law: /^할부거래/, spokenOf: /할부|상조|신용카드/ },
  { law: /유공자|보훈/, spokenOf: /유공자|보훈|참전/ },
  {
    law: /^(?:농지|농업|농어|수산|산림|축산)/,
    spokenOf: /농지|농사|농업|농촌|농민|논|밭|어업|산림|임야|축산|가축/,
  },
  { law: / 약혼/, spokenOf: /약혼|파혼/ },
  { law: / 생명침해/, spokenOf: /사망|죽|숨|목숨|살해|돌아가/ },
  { law: / 대습상속/, spokenOf: /대습|손자|손녀|손주|조부모|할아버지|할머니|먼저/ },
  { law: / 도급 근로자/, spokenOf: /도급|하청/ },
]

/** A rule for a while that is over, or may be: 시행일부터 6개월까지의 기간 동안. */
const whileTitle = /임시 ?특례|한시/
const whileRule = /시행일부터\s*\d+\s*(?:개월|년|일)(?:까지의|간의|간|이 되는)/

/**
 * Whether an article holds only for somebody or for a time that the question does not speak of.
 * @param question its own words and the Korean terms that it was read as
 */
export function isApart({ lawTitle, title, body }: ArticleSource, question: string): boolean {
  if (whileTitle.test(title ?? '') || whileRule.test(body)) return true
  return groups.some(
    ({ law, spokenOf }) => law.test(`${lawTitle} ${title ?? ''}`) && !spokenOf.test(question),
  )
}
