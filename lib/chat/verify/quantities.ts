import { dayFromParts } from '@/lib/korean-law/calendar/calendar-day'
import { withDigits } from './number-words'

/** Units that a law counts in. `place`: an article, paragraph or item; `plain`: digits without a unit. */
export type Unit =
  | 'month'
  | 'day'
  | 'hour'
  | 'minute'
  | 'won'
  | 'percent'
  | 'fraction'
  | 'age'
  | 'person'
  | 'times'
  | 'article'
  | 'paragraph'
  | 'item'
  | 'date'
  | 'year'
  | 'plain'

/** `value` is in one form whatever the language: 1년 and 12 months are `month 12`. */
export type Quantity = { unit: Unit; value: string; start: number; end: number }

/** From its first digit on: a run of digits is read once, not from each of them. */
const number = String.raw`(?<!\d)(\d+(?:\.\d+)?)`
const months =
  'january february march april may june july august september october november december'.split(' ')
const monthName = `(${months.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')})\\.?`
const monthNo = (name: string) =>
  months.findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase())) + 1
const of = (value: string, factor = 1) => String(Number((Number(value) * factor).toFixed(6)))

const scales: Record<string, number> = {
  조: 1e12,
  兆: 1e12,
  억: 1e8,
  億: 1e8,
  亿: 1e8,
  천만: 1e7,
  千万: 1e7,
  백만: 1e6,
  百万: 1e6,
  십만: 1e5,
  만: 1e4,
  万: 1e4,
  萬: 1e4,
  천: 1e3,
  千: 1e3,
  백: 100,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
}
const scale = Object.keys(scales)
  .sort((a, b) => b.length - a.length)
  .join('|')
const amount = String.raw`(?<!\d)((?:\d+(?:\.\d+)?\s?(?:${scale})\s?){1,8}\d*|\d+(?:\.\d+)?)`

/** `1억 5천만` → 150000000. */
function sumOf(written: string): string {
  let sum = 0
  const rest = written.replace(new RegExp(`(\\d+(?:\\.\\d+)?)\\s?(${scale})`, 'gi'), (_, n, s) => {
    sum += Number(n) * (scales[String(s).toLowerCase()] ?? 1)
    return ''
  })
  const left = Number(rest.replace(/\D/g, '') || 0)
  return String(Math.round(sum + left))
}

type Reader = [RegExp, (groups: string[]) => [Unit, string]]

/** In this order: what one has read is not there for the next. */
const readers: Reader[] = [
  [
    /(\d{4})\s?[.년年/-]\s?(\d{1,2})\s?[.월月/-]\s?(\d{1,2})\s?[.일日]?/g,
    ([y = '', m = '', d = '']) => ['date', dayFromParts(y, m, d)],
  ],
  [
    new RegExp(String.raw`\b${monthName}\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})`, 'gi'),
    ([m = '', d = '', y = '']) => ['date', dayFromParts(y, monthNo(m), d)],
  ],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s${monthName},?\s(\d{4})`, 'gi'),
    ([d = '', m = '', y = '']) => ['date', dayFromParts(y, monthNo(m), d)],
  ],
  [/\b(19\d\d|20\d\d|21\d\d)\s?(?:년|年)(?!\s?(?:간|이내|間|间))/g, ([y = '']) => ['year', y]],
  [
    new RegExp(
      String.raw`${amount}\s?(?:원(?![고심인판칙])|(?:Korean\s)?won\b|KRW|ウォン|韩元|韩圆|韓元|円(?!滑)|元)`,
      'gi',
    ),
    ([n = '']) => ['won', sumOf(n)],
  ],
  [new RegExp(String.raw`(?:KRW|₩|￦)\s?${amount}`, 'gi'), ([n = '']) => ['won', sumOf(n)]],
  [/100\s?(?:분의|分の|分之)\s?(\d+(?:\.\d+)?)/g, ([n = '']) => ['percent', of(n)]],
  [/百分之\s?(\d+(?:\.\d+)?)/g, ([n = '']) => ['percent', of(n)]],
  [
    new RegExp(String.raw`${number}\s?(?:%|퍼센트|프로(?![가-힣])|per\s?cent|パーセント)`, 'gi'),
    ([n = '']) => ['percent', of(n)],
  ],
  [
    /(?<!\d)(\d+)\s?(?:분의|分の|分之)\s?(\d+)/g,
    ([whole = '', part = '']) => ['fraction', `${part}/${whole}`],
  ],
  [
    /(?<![\d/])(\d{1,2})\/(\d{1,4})(?![\d/])/g,
    ([part = '', whole = '']) => ['fraction', `${part}/${whole}`],
  ],
  [/\b(?:one[\s-])?half\b|절반|半分|一半/gi, () => ['fraction', '1/2']],
  [/\btwo[\s-]thirds\b/gi, () => ['fraction', '2/3']],
  [/\bone[\s-]third\b/gi, () => ['fraction', '1/3']],
  [
    /제?\s?(\d{1,4})\s?조(?:\s?의\s?(\d{1,3}))?/g,
    ([n = '', branch]) => ['article', branch ? `${of(n)}의${branch}` : of(n)],
  ],
  [
    /\bart(?:icles?|\.)\s?(\d{1,4})(?:[-‑](\d{1,2}))?/gi,
    ([n = '', branch]) => ['article', branch ? `${of(n)}의${branch}` : of(n)],
  ],
  [
    /第\s?(\d{1,4})\s?[条條](?:[のの之]\s?(\d{1,3}))?/g,
    ([n = '', branch]) => ['article', branch ? `${of(n)}의${branch}` : of(n)],
  ],
  [/제?\s?(\d{1,3})\s?항|第\s?(\d{1,3})\s?[項项款]/g, ([a, b]) => ['paragraph', of(a ?? b ?? '')]],
  [/\bpara(?:graphs?|s?\.)\s?\(?(\d{1,3})\)?/gi, ([n = '']) => ['paragraph', of(n)]],
  [/제\s?(\d{1,3})\s?호|第\s?(\d{1,3})\s?[号號]/g, ([a, b]) => ['item', of(a ?? b ?? '')]],
  [/\b(?:sub-?paragraphs?|items?)\s?\(?(\d{1,3})\)?/gi, ([n = '']) => ['item', of(n)]],
  [
    new RegExp(
      String.raw`${number}[\s-]?(?:세(?![가-힣]{2})|살|years?[\s-]old|years of age|歳|周岁|岁)`,
      'gi',
    ),
    ([n = '']) => ['age', of(n)],
  ],
  [
    new RegExp(String.raw`${number}[\s-]?(?:개년|년|years?\b|年[間间]?)`, 'gi'),
    ([n = '']) => ['month', of(n, 12)],
  ],
  [
    new RegExp(String.raw`${number}[\s-]?(?:개월|달|월|months?\b|[かヶカ箇个個]月|月)`, 'gi'),
    ([n = '']) => ['month', of(n)],
  ],
  [
    new RegExp(
      String.raw`${number}[\s-]?(?:주일|주간|주(?![가-힣])|weeks?\b|週間?|周(?!年)|星期)`,
      'gi',
    ),
    ([n = '']) => ['day', of(n, 7)],
  ],
  [
    new RegExp(String.raw`${number}[\s-]?(?:시간|hours?\b|時間|小时)`, 'gi'),
    ([n = '']) => ['hour', of(n)],
  ],
  [
    new RegExp(String.raw`${number}[\s-]?(?:일|days?\b|日[間间]?|天)`, 'gi'),
    ([n = '']) => ['day', of(n)],
  ],
  [
    new RegExp(String.raw`${number}[\s-]?(?:분(?!의)|minutes?\b|分[間钟])`, 'gi'),
    ([n = '']) => ['minute', of(n)],
  ],
  [
    new RegExp(
      String.raw`${number}(?:\sor\s(?:more|fewer|less))?[\s-]?(?:명|인(?![가-힣]{2})|사람|people|persons?|workers|employees|full-time|人|名)`,
      'gi',
    ),
    ([n = '']) => ['person', of(n)],
  ],
  [
    new RegExp(String.raw`${number}[\s-]?(?:배|회|번(?!지)|차례|times\b|fold\b|倍|回|次)`, 'gi'),
    ([n = '']) => ['times', of(n)],
  ],
  [/([①-⑳])/g, ([mark = '①']) => ['paragraph', String(mark.charCodeAt(0) - 0x245f)]],
  [/(?:^|\n)[^\S\n]*(\d{1,2})\.\s/g, ([n = '']) => ['item', of(n)]],
  [/([\p{Nd}]+(?:\.\d+)?)/gu, ([n = '']) => ['plain', /^\d/.test(n) ? of(n) : n]],
]

/** A text whose numbers are digits without commas. */
export function foldNumbers(text: string): string {
  return withDigits(text.replace(/(\d)[,，](?=\d{3}(?!\d))/g, '$1'))
}

/** Every number of a folded text with what it counts, in any of the four languages. */
export function readQuantities(folded: string): Quantity[] {
  let rest = folded
  const found: Quantity[] = []
  for (const [pattern, read] of readers) {
    rest = rest.replace(pattern, (whole: string, ...more: unknown[]) => {
      const at = more.findIndex((each) => typeof each === 'number')
      const groups = more.slice(0, at) as string[]
      const [unit, value] = read(groups)
      const start = more[at] as number
      found.push({ unit, value, start, end: start + whole.length })
      return whole.replace(/[^\n]/g, '\u0001')
    })
  }
  return found.sort((a, b) => a.start - b.start)
}
