/**
 * Where letters are broken at the edge of a page, a line says not whether a word ended with it. What the
 * document writes within its lines tells: «의무» + «를» is one word, «한다» + «제3항» is two.
 */
export type WordBreaks = {
  /** Whether a space stood between the end of a line and the beginning of the next. */
  isBreak: (line: string, next: string) => boolean
  /** Whether words are whole at these ends of lines, or broken at some; null where they do not tell. */
  areWhole: (ends: readonly LineEnd[]) => boolean | null
}

/** A full line and the one behind it. */
export type LineEnd = { line: string; next: string }

/** Of two neighbouring letters: how often both stood in one word, and how often a space was between them. */
type Count = { joined: number; apart: number }

/** Of all places between two letters of a Korean text, those with a space. */
const usual = 0.28
/** Letters with which a word mostly ends (particles, endings), and those that hardly ever end one. */
const ending = '을를은는로면야게할와된른런며및'
const neverLast = '하있으받되없습했연통취않됐었'
/** Letters with which a word mostly begins, and those that hardly ever begin one: they are of its end. */
const beginning = '수있안받없때않못및등그중것바'
const neverFirst = '에는을로를니은으려라습까록른었렀런며됨됩겠'

/** The number of a case goes on behind its letters («2019다» + «252042»), an article's behind «제». */
const openNumber = /제$|조의$|(?:^|[\s(,])\d{2,4}(?![년월일개명회원조항])[가-힣]{1,2}$/
/** Of the ends of lines together: by so much likelier between words than anywhere. */
const certainty = 3

const isHangul = (letter: string | undefined) => letter !== undefined && /[가-힣]/.test(letter)

/** A share of spaces as a point between minus and plus infinity, where two pieces of evidence add up. */
const logOdds = (share: number) => Math.log(share / (1 - share))
const shareOf = (odds: number) => 1 / (1 + Math.exp(-odds))

/** What was counted, held together with what was expected before: the more was counted, the less that weighs. */
function estimate({ joined, apart }: Count, expected: number, weight: number): number {
  return (apart + weight * expected) / (joined + apart + weight)
}

const none: Count = { joined: 0, apart: 0 }

/** The share of spaces beside a letter in Korean texts at large. */
function expected(letter: string, apart: string, joined: string): number {
  if (apart.includes(letter)) return 0.8
  return joined.includes(letter) ? 0.04 : usual
}

/** The letters around a place: two before it and two behind. */
type Place = { before: string; last: string; first: string; behind: string }

const keysOf = ({ before, last, first, behind }: Place) => ({
  last: `${last}_`,
  end: `${before}${last}_`,
  first: `_${first}`,
  begin: `_${first}${behind}`,
  pair: `${last}_${first}`,
  longBefore: `${before}${last}_${first}`,
  longBehind: `${last}_${first}${behind}`,
})

function countPlaces(texts: readonly string[]): Map<string, Count> {
  const counts = new Map<string, Count>()
  for (const text of texts)
    for (let at = 1; at < text.length; at++) {
      const isApart = text[at] === ' '
      const [last, first] = [text[at - 1] ?? '', text[isApart ? at + 1 : at] ?? '']
      if (!isHangul(last) || !isHangul(first)) continue
      const place = {
        before: text[at - 2] ?? ' ',
        last,
        first,
        behind: text[at + (isApart ? 2 : 1)] ?? ' ',
      }
      for (const key of Object.values(keysOf(place))) {
        const count = counts.get(key) ?? { ...none }
        count[isApart ? 'apart' : 'joined'] += 1
        counts.set(key, count)
      }
    }
  return counts
}

/** Learns from the lines of a document how it writes its words. */
export function learnWordBreaks(lines: readonly string[]): WordBreaks {
  const counts = countPlaces(lines)
  const words = new Set(lines.flatMap((line) => line.split(' ').slice(1, -1)))
  const counted = (key: string) => counts.get(key) ?? none

  function shareOfSpaces(place: Place): number {
    const keys = keysOf(place)
    const byLast = estimate(counted(keys.last), expected(place.last, ending, neverLast), 5)
    const byFirst = estimate(counted(keys.first), expected(place.first, beginning, neverFirst), 5)
    const bySides = shareOf(
      logOdds(estimate(counted(keys.end), byLast, 3)) +
        logOdds(estimate(counted(keys.begin), byFirst, 3)) -
        logOdds(usual),
    )
    const byPair = estimate(counted(keys.pair), bySides, 2)
    return shareOf(
      logOdds(estimate(counted(keys.longBefore), byPair, 1)) +
        logOdds(estimate(counted(keys.longBehind), byPair, 1)) -
        logOdds(byPair),
    )
  }

  const shareAt = (line: string, next: string) =>
    shareOfSpaces({
      before: line.at(-2) ?? ' ',
      last: line.at(-1) ?? '',
      first: next[0] ?? '',
      behind: next[1] ?? ' ',
    })

  return {
    areWhole(ends) {
      const telling = ends.filter(({ line, next }) => isHangul(line.at(-1)) && isHangul(next[0]))
      const odds = telling.map(({ line, next }) => Math.log(shareAt(line, next) / usual))
      const sum = odds.reduce((total, each) => total + each, 0)
      return telling.length < 3 || Math.abs(sum) < certainty ? null : sum > 0
    },
    isBreak(line, next) {
      const [last = '', first = ''] = [line.at(-1), next[0]]
      if (/[A-Za-z\d]-$/.test(line) && /[A-Za-z\d]/.test(first)) return false
      if (/[,.;:)」』①-⑳]/.test(last)) return true
      if (/[A-Za-z]/.test(last) && /[A-Za-z“‘]/.test(first)) return true
      const [ended = '', begun = ''] = [line.split(' ').at(-1), next.split(' ', 1)[0]]
      // A letter that stands alone may be a part of a word that was broken before.
      const areWords = ended.length > 1 && begun.length > 1 && words.has(ended) && words.has(begun)
      if (words.has(ended + begun) !== areWords) return areWords
      if (isHangul(last) && /\d/.test(first)) return !openNumber.test(line)
      if (!isHangul(last) || !isHangul(first)) return false
      // Two letters above each other: a column too narrow for the word.
      if (line.length === 1 && next.length === 1) return false
      return shareAt(line, next) > 0.5
    },
  }
}
