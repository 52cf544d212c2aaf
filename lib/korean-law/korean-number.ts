/** A row of signs, each worth its place in the row: 영 0, 일 1 … */
const valued = (signs: string): [string, number][] => [...signs].map((sign, value) => [sign, value])

/** In Hangul, in hanja, and in the hanja of deeds, that nobody can make another of by a stroke. */
const digits: ReadonlyMap<string, number> = new Map([
  ...valued('영일이삼사오육칠팔구'),
  ...valued('〇一二三四五六七八九'),
  ...valued('零壹貳參肆伍陸柒捌玖'),
  ['공', 0],
  ['륙', 6],
  ['两', 2],
  ['兩', 2],
])
const powers = (signs: string, value: number): [string, number][] =>
  [...signs].map((sign) => [sign, value])
/** What multiplies the digit before it. */
const smallUnits: ReadonlyMap<string, number> = new Map([
  ...powers('십十拾', 10),
  ...powers('백百佰', 100),
  ...powers('천千仟', 1000),
])
/** What multiplies all before it since the last of its kind. */
const largeUnits: ReadonlyMap<string, number> = new Map([
  ...powers('만萬万', 1e4),
  ...powers('억億亿', 1e8),
  ...powers('조兆', 1e12),
])

/** 1.1억 is 110,000,000 and not a fraction more. */
const exact = (value: number) => (Number.isInteger(value) ? value : Number(value.toPrecision(15)))

/**
 * Reads a number in figures, in words, or in both: 이억팔천만, 3천5백만, 1억 2,000만, 1.5억, 壹千萬. Digits that
 * follow each other without a unit are written by place: 이공이육 is 2026.
 * @returns null for what is no number
 */
export function readKoreanNumber(words: string): number | null {
  const signs = words.replace(/[\s,]/g, '').match(/\d+(?:\.\d+)?|./gsu) ?? []
  let [total, section] = [0, 0]
  let current: number | null = null
  let hasSection = false
  for (const sign of signs) {
    const digit = digits.get(sign)
    const [small, large] = [smallUnits.get(sign), largeUnits.get(sign)]
    if (/^\d/.test(sign)) current = Number(sign)
    else if (digit !== undefined) current = (current ?? 0) * 10 + digit
    else if (small !== undefined) {
      section += (current ?? 1) * small
      current = null
      hasSection = true
    } else if (large !== undefined) {
      total += (hasSection || current !== null ? section + (current ?? 0) : 1) * large
      section = 0
      current = null
      hasSection = false
    } else return null
  }
  const value = exact(total + section + (current ?? 0))
  return signs.length > 0 && Number.isFinite(value) ? value : null
}
