export type PersonalDetail = 'resident' | 'phone' | 'card'

/**
 * Six digits of a date of birth, then at least the digit of sex; spaces and dashes as people put them. 제201205-1호
 * is the number of a registry precedent.
 */
const resident =
  /(?<![\d제])\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:\s?[-–]\s?[1-8](?:\d{6}|[*xX●]{0,6})|[1-8]\d{6})(?!\d)/g
const phone =
  /(?<![\d-])(?:(?:\+?82[\s.-]?1|01)[016-9][\s.-]?\d{3,4}[\s.-]?\d{4}|0(?:2|[3-6]\d)[\s.-]\d{3,4}[\s.-]\d{4})(?!\d)/g
const cardRun = /(?<!\d)\d{4}[\s-]?\d{4}[\s-]?\d{4}[\s-]?\d{3,4}(?!\d)/g

/** The check digit of a card: other long numbers (accounts, orders) rarely have a right one. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const isCard = (run: string) => passesLuhn(run.replace(/\D/g, ''))

/** What looks like somebody's number in a text, full-width digits included; null when nothing does. */
export function personalDetailIn(text: string): PersonalDetail | null {
  const plain = text.normalize('NFKC')
  if (plain.search(resident) >= 0) return 'resident'
  if (plain.match(cardRun)?.some(isCard)) return 'card'
  return plain.search(phone) >= 0 ? 'phone' : null
}

const mail = /(?<![\w.%+-])[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g
/** Three or four runs of digits with dashes between them: an account, where there are enough digits. */
const dashed = /(?<![\d-])\d{2,6}(?:-\d{1,8}){2,3}(?![\d-])/g
/** Digits without dashes are an account only behind a word that says so. */
const named = /((?:계좌|은행|농협|수협|신협|뱅크|금고|account)[^\d\n]{0,15})\d{10,14}(?!\d)/gi
const date = /^(?:19|20)\d{2}-(?:0?[1-9]|1[0-2])-/
/** Of a company, and public: 123-45-67890. */
const business = /^\d{3}-\d{2}-\d{5}$/

function isAccount(run: string): boolean {
  const digits = run.replace(/-/g, '').length
  return digits >= 10 && digits <= 16 && !date.test(run) && !business.test(run)
}

/** Digits and marks that a Korean keyboard makes wide, as usual ones; every other letter stays. */
const narrow = (text: string) =>
  text.replace(/[０-９＠．－]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/**
 * A text without resident numbers, cards, telephones, accounts and mail addresses: each becomes a word in
 * brackets. Numbers of decisions, articles and companies, days and sums stay.
 */
export function withoutPersonalNumbers(text: string): string {
  return narrow(text)
    .replace(mail, '[email]')
    .replace(resident, '[resident-number]')
    .replace(cardRun, (run) => (isCard(run) ? '[card]' : run))
    .replace(phone, '[phone]')
    .replace(dashed, (run) => (isAccount(run) ? '[account]' : run))
    .replace(named, '$1[account]')
}
