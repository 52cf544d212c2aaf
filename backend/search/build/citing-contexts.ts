/** How later courts speak of a document: what they were asked or said when they cited it. */
const perDocument = 400

/** Citing contexts by document key, at most 400 each, the latest kept because they come first. */
export class CitingContexts {
  private readonly texts = new Map<string, string[]>()

  add(key: string, text: string): void {
    if (text.length === 0) return
    const known = this.texts.get(key)
    if (!known) this.texts.set(key, [text])
    else if (known.length < perDocument) known.push(text)
  }

  of(key: string): string {
    return this.texts.get(key)?.join('\n') ?? ''
  }

  /** Mean length over the documents that have any; 1 when none has. */
  meanLength(): number {
    let sum = 0
    for (const texts of this.texts.values()) for (const text of texts) sum += text.length + 1
    return this.texts.size > 0 ? sum / this.texts.size : 1
  }
}

const sentenceEnd = /(?:다|요|음)\.\s|】/g
const longest = 320
const shortest = 40
const earlierCitation =
  /(?:대법원|헌법재판소|당원)?\s*\d{4}\.\s?\d{1,2}\.\s?\d{1,2}\.?\s?(?:선고|자)\s[^,;)]{0,80}?(?:판결|결정)(?:\s*등)?/g

/** `대법원 2004. 6. 25. 선고 ` before the number that stands at the end of the text. */
const citationHead = /[(（]?\s*(?:[가-힣]+\s)?\d{4}\.\s?\d{1,2}\.\s?\d{1,2}\.?\s?(?:선고|자)\s*$/

/** The sentence that leads up to a case number at `at`: the rule it is cited for. Other citations are cut. */
export function sentenceBefore(text: string, at: number): string {
  const before = text
    .slice(Math.max(0, at - 450), at)
    .replace(citationHead, '')
    .replace(earlierCitation, '')
  let start = 0
  let previous = 0
  sentenceEnd.lastIndex = 0
  for (let match = sentenceEnd.exec(before); match; match = sentenceEnd.exec(before)) {
    previous = start
    start = match.index + match[0].length
  }
  let sentence = before.slice(start).trim()
  if (sentence.length < shortest) sentence = before.slice(previous).trim()
  return sentence.slice(-longest)
}
