/** Pieces of the way statutes are cited, each linear in the length of what it reads. */

/** An article; groups: 제, number, up to two branches (`제839조의2`). Bare `750조` needs a law's name before it. */
export const articlePattern =
  /(제\s?)?(\d{1,4})\s?조(?:\s?의\s?(\d{1,3})(?!\s?(?:개|인|명|가지|\d))(?:\s?의\s?(\d{1,3}))?)?/g

/** After `10조` without 제: a sum of money, not an article. */
export const moneyPattern = /\s?(?:억|만\s|천|여|원(?![고심인판칙]))/y

/** Paragraph, number and item after an article, its title in brackets included. */
export const tailPattern =
  /(?:\s?\([^()\n]{1,40}\)(?=\s?제\s?\d{1,3}\s?항))?(?:\s?제?\s?\d{1,3}(?:의\s?\d{1,2})?\s?[항호목](?:의\s?\d{1,2})?|\s?[가-하]\s?목|\s?(?:본문|단서|전단|후단|각\s?호))*/y

/** One word of a list of articles. Read one after the other, so that nothing is tried in two ways. */
const joint =
  /[\s,，·ㆍ、/~∼-]+|[가-하](?:\.|\s?목)|및|또는|혹은|과|와|내지|부터|까지|각|규정|이나|나|\[\d{1,2}\]|(?:제\s?)?\d{1,3}(?:의\s?\d{1,2})?\s?[항호목](?:의\s?\d{1,2}(?!\d|\s?[항호목]))?|의|본문|단서|전단|후단|전문|후문|같은\s?조|동조|호/y

const groups = /\([^()]*\)/g

/** Whether nothing but list words stands between two articles, so that the second is of the same law. */
export function joinsArticles(gap: string): boolean {
  if (gap.length > 300) return false
  const bare = gap.includes('(') ? gap.replace(groups, '').replace(groups, '') : gap
  if (bare.length > 120) return false
  let at = 0
  while (at < bare.length) {
    joint.lastIndex = at
    if (!joint.test(bare)) return false
    at = joint.lastIndex
  }
  return true
}

/** 내지, 부터, ~ between two articles: all articles between them are meant. */
export function spansArticles(gap: string): boolean {
  return /내지|부터|[~∼]/.test(gap.replace(groups, ''))
}

const earlier =
  /개정되기|개정\s?전|폐지되기|폐지된|폐지되|전의\s?것|이전의\s?것|제정되기|(?:^|[^가-힣])폐(?:지)?(?:$|[^가-힣])|실효/

/** Whether a law's bracket says that an earlier text is meant. */
export function meansEarlierText(bracket: string): boolean {
  return earlier.test(bracket)
}

/** Words that end the kind of phrase a law's name is. */
export const lawEnding =
  /(?:법|법률|령|규칙|규정|헌법|조례|협약|협정|조약|규약|규범|준칙|요강|세칙|예규|직제|통칙|(?:^|\s)영)$/

/** A word before a law's name that cannot be part of it: whole words, and endings of a clause. */
export const clauseEnd =
  /^(?:때|것|바|점|그|각|즉|한편|또는|따라서|그리고|그러나|또한|중|당시|당시의|소정의|규정한|정한|준용하는|준용되는|이에|위반한|위배되는)$|(?:은|(?<![하있두없되])는|하여|되어|하고|되고|하면|하며|되며|에게|까지|였다|있다|한다|이다|의하여|따라|정하고|에서|로서|로써|므로|지만|라도|라는|다는|라고|다고|면서|판결과|결정과)$/

/** A law's name followed by a particle: what comes after it is another name. */
export const nameWithParticle =
  /(?:법|법률|규칙|시행령|규정)(?:과|와|이나|에|을|를|의|상|상의|은|이|에서|으로|에도|에만|에는|이란|,)$/

/** Common nouns in -법 and -령 that are no laws. */
export const notLaws =
  /^(?:방법|불법|사법|공법|위법|적법|입법|문법|합법|기법|수법|용법|어법|해법|편법|탈법|준법|요법|민사법|형사법|행정법|세법|관계법|근거법|일반법|특별법|실체법|절차법|모법|개정법|신법|구법|현행법|관련법|관계법령|관련법령|법령|명령|훈령|대통령|수령|연령|횡령|위령|부령|점령|사령|발령|가령)$/
