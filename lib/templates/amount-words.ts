const digits = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const places = ['', '십', '백', '천']
const groups = ['', '만', '억', '조', '경']

/** Four digits with every one written: 일천일백일십, so that nothing can be put before it. */
function fourDigits(figures: string): string {
  return [...figures.padStart(4, '0')]
    .map((figure, at) => (figure === '0' ? '' : `${digits[Number(figure)]}${places[3 - at]}`))
    .join('')
}

/** A whole number as it stands on deeds: 일백일십만, 구천십이 never, 구천일십이. */
export function numberWords(amount: number | bigint): string {
  const figures = BigInt(amount).toString()
  if (figures === '0') return '영'
  const words: string[] = []
  for (let end = figures.length, group = 0; end > 0; end -= 4, group += 1) {
    const part = fourDigits(figures.slice(Math.max(0, end - 4), end))
    if (part) words.unshift(`${part}${groups[group]}`)
  }
  return words.join('')
}

/** 1,100,000 */
export const figuresOf = (amount: number | bigint): string =>
  BigInt(amount)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')

/** 금 일백일십만원정(₩1,100,000), the way that cannot be altered. */
export const amountWords = (amount: number | bigint): string =>
  `금 ${numberWords(amount)}원정(₩${figuresOf(amount)})`
