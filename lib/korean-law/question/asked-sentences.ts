/** One of the things that a story asks: the sentence as typed, and what is searched for it. */
export type AskedIssue = { question: string; text: string }

/** A sentence of Korean ends with 요 or 니다, with a full stop or without; 필요 and 중요 are words. */
const koreanEnd = /(?<=[가-힣](?:(?<![필중주수강긴])요|니다))[ ,]+(?=\S)/
const marks = /(?<=[?？!！。]+["”」』)]?)\s*(?=[^?？!！。"”」』)\s])|(?<=[^\d.]\.)\s+(?=\S)|\n+/
const asks = [
  /[?？]\s*["”」』)]?$/,
  /(?:나요|까요|까|가요|[되하있없않했됐]냐|[는은인을할될던]지요|건지|걸까)[.!~ㅠㅜ\s]*$/,
  /(?:でしょう|です|ます|ません|ました)か[。.]?$/,
  /(?:吗|呢|怎么办|多少|多久)[。.]?$/,
]
/** Sentences that ask for nothing of their own: "Is that right?", 어떻게 하죠? */
const shortest = { ko: 7, han: 5, latin: 12 } as const
const fewest = 2
const most = 3

/** The sentences of a text, as typed. */
export function sentencesOf(text: string): string[] {
  return text
    .split(marks)
    .flatMap((part) => part.split(koreanEnd))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const isAsking = (sentence: string) => asks.some((form) => form.test(sentence))

function saysWhat(sentence: string): boolean {
  const letters = sentence.replace(/[^\p{L}]/gu, '')
  if (/[가-힣]/.test(letters)) return letters.length >= shortest.ko
  return letters.length >= (/\p{Script=Han}/u.test(letters) ? shortest.han : shortest.latin)
}

/**
 * Takes a story apart that asks two or three things: each with all that was told, without what else was asked.
 * Empty for a question that asks one thing, or so many that a page of answers would say little of each. Whether they
 * are about different law is for the search to tell. Pure.
 */
export function issuesIn(question: string): AskedIssue[] {
  const sentences = sentencesOf(question)
  const asked = sentences.filter((sentence) => isAsking(sentence) && saysWhat(sentence))
  if (asked.length < fewest || asked.length > most) return []
  const told = sentences.filter((sentence) => !asked.includes(sentence))
  return asked.map((sentence) => ({ question: sentence, text: [...told, sentence].join(' ') }))
}
