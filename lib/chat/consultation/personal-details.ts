export type PersonalDetail = 'resident' | 'phone' | 'card'

/** Six digits of a date of birth, then at least the digit of sex; spaces and dashes as people put them. */
const resident =
  /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\s?[-–]\s?[1-8](?:\d{6}|[*xX●]{0,6})|[1-8]\d{6})(?!\d)/
const phone =
  /(?<![\d-])(?:(?:\+?82[\s.-]?1|01)[016-9][\s.-]?\d{3,4}[\s.-]?\d{4}|0(?:2|[3-6]\d)[\s.-]\d{3,4}[\s.-]\d{4})(?!\d)/
const cardRun = /(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}[\s-]?\d{3,4}(?!\d)/g

/** The check digit of a card: other long numbers (accounts, orders) rarely have a right one. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** What looks like somebody's number in a text, full-width digits included; null when nothing does. */
export function personalDetailIn(text: string): PersonalDetail | null {
  const plain = text.normalize('NFKC')
  if (resident.test(plain)) return 'resident'
  const cards = plain.match(cardRun) ?? []
  if (cards.some((run) => passesLuhn(run.replace(/\D/g, '')))) return 'card'
  return phone.test(plain) ? 'phone' : null
}
