import { conditionEnd } from '@/lib/contracts/text/polarity'

/** Where one statement ends and another begins, of somebody else or of the same: 하고, 갑은. 하며, 이 경우. */
const between =
  /(?<=[가-힣])(?:고|며)(?:,\s*|\s+(?=[ⒶⒷⓇⓄ](?:은|는|이|가)\s|이\s?(?:경우|때)|그\s?(?:경우|때)))/g

const subject = /[ⒶⒷⓇⓄ](?:은|는|이|가)(?=[\s,])/g

/** What a party is not given: it limits nothing that the statement before it allows. */
const withheld =
  /(?:대가|보상|배상|수당|보수|비용|돈|대금|값|금액|손해|책임|의무|이유|사유|근거)[^,.]{0,40}(?:지\s*(?:아니|않)|없|못)[가-힣]{0,6}\s*[가-힣]{0,4}\.?\s*$/

/** The case and the one who acts, as far as the following statement shares them. */
function sharedOpening(statement: string, next: string): string {
  const given = conditionEnd(statement)
  const acts = [...statement.slice(given).matchAll(subject)].at(0)?.[0]
  const hasOwn = next.search(subject) >= 0
  return `${statement.slice(0, given)} ${hasOwn || !acts ? '' : acts} `.trimStart()
}

/**
 * The statements of a sentence, each read by itself: what one of them promises does not make another lawful.
 * The first stands alone only where the rest withholds something; the last keeps the case and the one who acts.
 */
export function statementsOf(text: string): string[] {
  return [...text.matchAll(between)].flatMap(({ index, 0: joint }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + joint.length)]
    if (before.length < 12 || after.length < 12) return []
    return [
      ...(withheld.test(after) ? [`${before}다.`] : []),
      `${sharedOpening(before, after)}${after}`,
    ]
  })
}
