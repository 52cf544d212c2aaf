/**
 * Articles of a statute that an amendment not in force yet (시행예정) has changed: they bear its date in a
 * mark such as <개정 2026. 3. 17.> or [본조신설 2026.3.17].
 */
export function marksAmendmentOf(promulgatedOn: string): (articleText: string) => boolean {
  const [year, month, day] = promulgatedOn.split('-').map(Number)
  const date = new RegExp(
    `[<‹〈\\[][^<>‹›〈〉\\[\\]\\n]{0,300}?(?<!\\d)${year}\\.\\s?${month}\\.\\s?${day}(?!\\d)[^<>‹›〈〉\\[\\]\\n]{0,300}?[>›〉\\]]`,
  )
  return (text) => date.test(text)
}

/** An edition is pending while its effective date lies after `today` (both yyyy-mm-dd). */
export function isPending(effectiveOn: string | null, today: string): boolean {
  return effectiveOn !== null && effectiveOn > today
}

const repealedBody = /^(?:제\d+조(?:의\d+)*\s*)?(?:\([^)]*\)\s*)?삭\s?제\s*(?:[<‹〈[(]|$)/

/** An article whose text is 삭제 and the date of it. */
export function isRepealed(articleBody: string): boolean {
  return repealedBody.test(articleBody.trimStart())
}
