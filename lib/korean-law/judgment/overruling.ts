import {
  type DecisionCitation,
  extractDecisionCitations,
} from '@/lib/korean-law/citations/decision-citation'

/** A sentence in which a court seems to change or abandon what an earlier decision held: a candidate only. */
export type OverrulingCandidate = {
  number: string
  court: string | null
  date: string | null
  sentence: string
}

/** 변경 or 폐기 said of decisions, holdings or views, or of what 이를 or 모두 takes up. */
const verb =
  /(?:판결|결정|판례|견해|의견|입장|판시|법리|해석|취지|이를|이들을|모두|에서|일부|등|부분|것)(?:들|등)?[은는을를도]?\s?(?:이를|모두|각|일부|전부|그|이제)?\s?(?:변경|폐기)(?:하기로|한다|하여야|하지 않을 수|되어야|하고자|함이|할 필요)/g
/** Changing a judgment below, a claim or a charge is no change of precedent. */
const otherChange =
  /(?:원심|제1심)\s?(?:판결|결정)을?\s?(?:다음과 같이\s?)?변경|(?:소|청구|청구취지|공소장|항소취지|용도|명의|주소)[를을]?\s?변경/
const precedent =
  /배치|저촉|어긋나|다른\s?(?:취지|견해|입장|의견|해석)|취지가?\s?다른|반하는|상반|이와\s?다|이와\s?달리|종전|위와\s?같은\s?(?:견해|취지)|같은\s?취지|견해를|범위\s?(?:내|안)?에서|판례를|판결들?[은을]/
const longestSentence = 1500

/**
 * Finds such sentences in a decision of the highest court, and the decisions they name, by citation or
 * by a short name that the text has given them.
 */
export function findOverruling(
  body: string,
  self: string,
  selfNumbers: readonly string[],
): OverrulingCandidate[] {
  const found = new Map<string, OverrulingCandidate>()
  let aliases: Map<string, DecisionCitation> | null = null
  let sentenceEnd = -1
  verb.lastIndex = 0
  for (let match = verb.exec(body); match; match = verb.exec(body)) {
    if (match.index < sentenceEnd) continue
    const sentence = sentenceAround(body, match.index)
    sentenceEnd = sentence.end
    const { text } = sentence
    if (text.length > longestSentence || otherChange.test(text) || !precedent.test(text)) continue
    aliases ??= readDecisionAliases(body, self)
    const named = [...aliases].filter(([alias]) => text.includes(alias)).map(([, c]) => c)
    for (const citation of [...extractDecisionCitations(text, { self }), ...named]) {
      for (const { number } of citation.numbers) {
        if (!number || selfNumbers.includes(number) || found.has(number)) continue
        const { court, date } = citation
        // Only a court's own precedents are its to change.
        if (court !== null && court !== self) continue
        found.set(number, { number, court, date, sentence: text })
      }
    }
  }
  return [...found.values()]
}

const sentenceStop = /(?:다|라|음|함)\.(?=\s|$|["”’'」)])/g

function sentenceAround(body: string, at: number): { text: string; end: number } {
  const floor = Math.max(0, at - longestSentence)
  const before = body.slice(floor, at)
  let start = floor
  for (const stop of before.matchAll(sentenceStop)) start = floor + stop.index + stop[0].length
  const paragraph = before.lastIndexOf('\n') + floor + 1
  if (paragraph > start && paragraph > floor) start = paragraph
  sentenceStop.lastIndex = at
  const stop = sentenceStop.exec(body)
  const line = body.indexOf('\n', at)
  const ends = [stop ? stop.index + stop[0].length : body.length, line < 0 ? body.length : line]
  const end = Math.min(...ends)
  return { text: body.slice(start, end).trim(), end }
}

const aliasMark = /\(?\s?이하\s?[‘'“"]([^’'”"\n]{2,40})[’'”"]/y
const aliasReach = 12

/** `대법원 … 전원합의체 판결(이하 ‘1992년 판결’이라 한다)` */
function readDecisionAliases(body: string, self: string): Map<string, DecisionCitation> {
  const aliases = new Map<string, DecisionCitation>()
  for (const citation of extractDecisionCitations(body, { self })) {
    const gap = body.slice(citation.end, citation.end + aliasReach).search(/\(?\s?이하/)
    if (gap < 0) continue
    aliasMark.lastIndex = citation.end + gap
    const alias = aliasMark.exec(body)?.[1]
    if (alias && /판결|결정/.test(alias)) aliases.set(alias, citation)
  }
  return aliases
}
