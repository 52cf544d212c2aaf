/**
 * Sentences of the law that name a period in which something must be done: 3년간 행사하지 아니하면,
 * 30일 이내에. A number alone is none: a sentence of three years in prison names no deadline.
 */
const period =
  /(?:소멸시효|제척기간|제소기간|청구기간|고소기간)|\d+\s*(?:년|개월|월|주|일)\s*(?:이내|내에|안에|간\s*행사하지|을 경과)/
const shortest = 12
const longest = 400

/** Splits Korean legal text at its sentences; dates (2013. 6. 27.) end none. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[가-힣][.。])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= shortest)

/** What a text says about periods, letter for letter. */
export function limitationSentences(text: string): string[] {
  return sentencesOf(text).filter((sentence) => sentence.length <= longest && period.test(sentence))
}
