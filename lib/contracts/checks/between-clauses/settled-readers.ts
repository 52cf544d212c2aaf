import { datesIn, dayText } from '@/lib/contracts/text/dates'
import { amountsIn, countOf, inFigures, ratesIn } from '@/lib/contracts/text/figures'

/** What a sentence settles: a key that is the same for the same thing, and the words to show. */
export type Settled = { key: string; shown: string }
export type Reader = (text: string) => Settled | null

const number =
  '(?<![\\d월]\\s?)(\\d{1,3}(?:\\.\\d+)?|[일이삼사오육칠팔구십]{1,3}|한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉|열|보름|열흘)'
const unit = '(영업일|주일|주|일|개월|달|년|시간)'
const days: Readonly<Record<string, number>> = {
  영업일: 1.001,
  주일: 7,
  주: 7,
  개월: 30,
  달: 30,
  년: 360,
  시간: 1 / 24,
}

const keyOfLength = (count: string, of: string): string =>
  String(Math.round((countOf(count) ?? 0) * (days[of] ?? 1) * 1000) / 1000)

/** A number with its unit as a key: 2주 and 14일 are the same. */
export const comparable = (count: string, of: string): string => keyOfLength(count, of)

/** A length of time; `around` holds LENGTH where it stands. */
export const length = (around: string): Reader => {
  const pattern = new RegExp(
    around.replace(/ /g, '\\s*').replaceAll('LENGTH', `${number}\\s*${unit}`),
  )
  return (text) => {
    const match = pattern.exec(text)
    const [count, of] = match ? match.slice(1).filter((part) => part !== undefined) : []
    return count && of ? { key: keyOfLength(count, of), shown: `${count}${of}` } : null
  }
}

/** The first share behind a word. */
export const share =
  (word: RegExp, reach = 40): Reader =>
  (text) => {
    const at = word.exec(text)
    const [rate] = at ? ratesIn(text.slice(at.index, at.index + at[0].length + reach)) : []
    return rate ? { key: String(Math.round(rate.percent * 1000)), shown: `${rate.percent}%` } : null
  }

/** The first sum of money behind a word. */
export const money =
  (word: RegExp, reach = 24): Reader =>
  (text) => {
    const at = word.exec(text)
    const [amount] = at ? amountsIn(text.slice(at.index, at.index + at[0].length + reach)) : []
    return amount ? { key: String(amount.value), shown: inFigures(amount.value) } : null
  }

/** A number with its counter; `around` holds NUMBER where it stands. */
export const count = (around: string): Reader => {
  const pattern = new RegExp(
    around
      .replace(/ /g, '\\s*')
      .replace(
        'NUMBER',
        '(\\d[\\d,]*|[일이삼사오육칠팔구십]{1,2}|한|두|세|네|다섯|여섯|일곱|여덟|열)',
      ),
  )
  return (text) => {
    const words = pattern
      .exec(text)
      ?.slice(1)
      .find((part) => part !== undefined)
    const n = words ? countOf(words) : null
    return n === null || words === undefined ? null : { key: String(n), shown: words }
  }
}

/** A distance in metres. */
export const distance: Reader = (text) => {
  const match = /(\d[\d,]*(?:\.\d+)?)\s*(킬로\s*미터|km|㎞|미터|m(?![²2a-z]))/i.exec(text)
  if (!match) return null
  const metres =
    Number((match[1] ?? '').replace(/,/g, '')) * (/킬로|km|㎞/i.test(match[2] ?? '') ? 1000 : 1)
  return { key: String(metres), shown: match[0] }
}

/** How often a month: 매주, 월 2회, 3개월마다, 6개월에 한 번, 분기별. */
export const frequency: Reader = (text) => {
  const each =
    /(?:매월|매달|월|한\s*달에|1개월에)\s*(\d|한|두|세|네)\s*(?:회|번|차례)/.exec(text) ??
    /(?:매주|주|일주일에)\s*(\d|한|두|세|네)\s*(?:회|번|차례)/.exec(text)
  if (each) {
    const n = countOf(each[1] ?? '') ?? Number(each[1])
    return { key: String(/주/.test(each[0]) ? n * 4 : n), shown: each[0] }
  }
  const every =
    /(\d{1,2}|한|두|세|석|네|여섯)\s*(개월|달|주|년)\s*(?:마다|에\s*(?:한|1)\s*(?:번|회|차례)|\s*간격)/.exec(
      text,
    )
  if (every) {
    const n = countOf(every[1] ?? '') ?? Number(every[1])
    const months = n * (every[2] === '년' ? 12 : every[2] === '주' ? 0.25 : 1)
    return { key: String(1 / months), shown: every[0] }
  }
  const named =
    /(매주|격주|매월|매달|다달이|분기(?:마다|별|에)|매\s*분기|반기(?:마다|별|에)|매년|해마다)/.exec(
      text,
    )
  if (!named) return null
  const word = named[1] ?? ''
  const key = /격주/.test(word)
    ? 2
    : /주/.test(word)
      ? 4
      : /분기/.test(word)
        ? 1 / 3
        : /반기/.test(word)
          ? 1 / 6
          : /년|해/.test(word)
            ? 1 / 12
            : 1
  return { key: String(key), shown: word }
}

/** The shares of two: 6대 4, 70%와 30%, 반씩. */
export const split: Reader = (text) => {
  if (/반반|반씩|절반씩|균등|똑같이|같은\s*비율|지분은?\s*(?:서로\s*)?같/.test(text))
    return { key: '50', shown: '50:50' }
  const ratio = /(\d{1,2})\s*(?:대|:)\s*(\d{1,2})(?!\d)/.exec(text)
  if (ratio) {
    const [a, b] = [Number(ratio[1]), Number(ratio[2])]
    return a + b === 0
      ? null
      : { key: String(Math.round((a / (a + b)) * 1000) / 10), shown: ratio[0] }
  }
  const [first, second, third] = ratesIn(text)
  return first && second && !third && Math.abs(first.percent + second.percent - 100) < 0.6
    ? { key: String(first.percent), shown: `${first.percent}:${second.percent}` }
    : null
}

/** A day; `word` stands before it. */
export const day =
  (word: RegExp): Reader =>
  (text) => {
    const at = word.exec(text)
    const [date] = at ? datesIn(text.slice(at.index, at.index + at[0].length + 26)) : []
    return date ? { key: dayText(date), shown: dayText(date) } : null
  }

/** The day of the month. */
export const monthDay: Reader = (text) => {
  const match = /(?:매월|매달|다음\s*달|익월|당월)\s*(?:의\s*)?(?:(\d{1,2})\s*일|(말일?))/.exec(
    text,
  )
  return match ? { key: match[1] ?? '말', shown: match[0] } : null
}
