/**
 * The figures of a text in any of the four languages, as values: 3천만원, 30 million won, 3,000万ウォン and
 * 3000万韩元 are all 30000000. A fraction is its two figures (2분의 1, 1/2), a percentage its own (100분의 5, 5%).
 */
const small: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000, 千: 1000, 百: 100 }
const large: Readonly<Record<string, number>> = {
  만: 1e4,
  万: 1e4,
  억: 1e8,
  億: 1e8,
  亿: 1e8,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
}
const monthNames =
  'january february march april may june july august september october november december'.split(' ')
// May is a verb in nearly every explanation, so only a day beside it makes it a month.
const month = new RegExp(
  `\\b(${monthNames.join('|')})\\b(?=\\s+\\d)|(?<=\\d\\s+(?:of\\s+)?)\\b(${monthNames.join('|')})\\b`,
  'gi',
)
const figure = /\d[\d,]*(?:\.\d+)?|[십백천千百]|만|万|억|億|亿|\b(?:thousand|million|billion)\b/giu

const numberOf = (digits: string) => Number(digits.replaceAll(',', ''))

/** Reads one amount at a time: figures and units that follow each other without another word between. */
function valuesIn(text: string): number[] {
  const values: number[] = []
  let total = 0
  let section = 0
  let current: number | null = null
  let isOpen = false
  let end = -1
  const close = () => {
    if (isOpen) values.push(total + section + (current ?? 0))
    total = 0
    section = 0
    current = null
    isOpen = false
  }
  for (const match of text.matchAll(figure)) {
    const word = match[0].toLowerCase()
    const joined = text.slice(end, match.index).trim() === '' && end >= 0
    const isNumber = /^\d/.test(word)
    if (!joined || (isNumber && current !== null)) close()
    end = match.index + match[0].length
    if (isNumber) {
      current = numberOf(word)
      isOpen = true
    } else if (isOpen && word in small) {
      section += (current ?? 1) * (small[word] ?? 1)
      current = null
    } else if (isOpen) {
      total += (section + (current ?? 0) || 1) * (large[word] ?? 1)
      section = 0
      current = null
    }
  }
  close()
  return values
}

const fraction = /(\d[\d,]*)분의\s*(\d+)/g

/** Fractions of a statute as whole percentages, which people know better: 20분의 1 is 5. */
export function percentagesIn(text: string): number[] {
  const shares = [...text.matchAll(fraction)].map(
    ([, whole = '', part = '']) => (100 * numberOf(part)) / numberOf(whole),
  )
  return shares.filter(Number.isInteger)
}

/** The distinct figures of a text. */
export function figuresIn(text: string): Set<number> {
  const plain = text
    .normalize('NFKC')
    .replace(month, (name) => String(monthNames.indexOf(name.toLowerCase()) + 1))
  return new Set(valuesIn(plain))
}
