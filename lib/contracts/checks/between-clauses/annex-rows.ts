import { findingAt } from '@/lib/contracts/checks/finding'
import { dateMismatch } from '@/lib/contracts/checks/inconsistencies'
import { datesIn, dayNumber, dayText } from '@/lib/contracts/text/dates'
import { cellsOf, linesOf } from '@/lib/contracts/text/lines'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

/** What a row or a sentence says of when: to compare, and to show. */
type When = { key: number; shown: string }

const everyMonths = /(\d{1,2})\s*개월(?:마다|에\s*(?:한|1)\s*(?:번|차례|회))/
/** How often something is done, by the months between. */
const often: readonly (readonly [RegExp, number])[] = [
  [/분기(?:마다|별|에\s*(?:한|1)|\s*1회)/, 3],
  [/반기(?:마다|별)|상반기와\s*하반기|연\s*2회|(?:1년|해)에\s*두\s*(?:번|차례)/, 6],
  [/매월|매달|다달이|월\s*1회|한\s*달에\s*한\s*번/, 1],
  [/매년|해마다|연\s*1회|1년마다|1년에\s*한\s*번/, 12],
  [/매주|주마다|주\s*1회/, 0.25],
]
const nextMonth = /(?:다음\s*달|익월)\s*(\d{1,2})일/

function dayIn(text: string): When | null {
  const [day, ...others] = datesIn(text)
  return day && others.length === 0 ? { key: dayNumber(day), shown: dayText(day) } : null
}

function frequencyIn(text: string): When | null {
  const months = everyMonths.exec(text)
  const found = [
    ...(months ? [{ key: Number(months[1]), shown: months[0] }] : []),
    ...often.flatMap(([pattern, key]) => {
      const match = pattern.exec(text)
      return match ? [{ key, shown: match[0] }] : []
    }),
  ]
  return found.length === 1 ? (found[0] ?? null) : null
}

function dueDayIn(text: string): When | null {
  const match = nextMonth.exec(text)
  return match ? { key: Number(match[1]), shown: match[0] } : null
}

const saysNothing = /^(?:시기|일자|날짜|날|기간|방법|주기|횟수|예정|예정일|구분|항목|비고|내용)$/
const wordsOf = (label: string): string[] =>
  label
    .replace(/\([^)]*\)/g, '')
    .split(/[\s·,/]+|및/)
    .map((word) => word.trim())
    .filter((word) => /^[가-힣]{2,8}$/.test(word) && !saysNothing.test(word))

/** How many words of a row's label a sentence must have to speak of the same, for each thing that is compared. */
const readers: readonly {
  read: (text: string) => When | null
  isSame: (words: readonly string[], sentence: string) => boolean
}[] = [
  {
    read: dayIn,
    // Of four words, one may be another: 접수 for 받기.
    isSame: (words, sentence) =>
      words.length > 1 &&
      words.filter((word) => sentence.includes(word)).length >=
        (words.length > 3 ? words.length - 1 : words.length),
  },
  { read: frequencyIn, isSame: (words, sentence) => sentence.includes(words.at(-1) ?? '\n') },
  {
    read: dueDayIn,
    isSame: (words, sentence) =>
      words.filter((word) => sentence.includes(word)).length >= Math.min(2, words.length),
  },
]

/** 방문 점검 | 4개월마다 in an annex, and 6개월마다 … 점검 in the body: when is said twice, in two ways. */
export function checkAnnexRows(contract: Contract): Finding[] {
  const told = contract.sentences.filter(
    ({ quote, clause }) => clause.part === 'clause' && !quote.includes('|') && quote.length < 200,
  )
  const saying = (words: readonly string[], of: (typeof readers)[number]): [Sentence, When][] =>
    told.flatMap((sentence) => {
      const when = of.isSame(words, sentence.quote) ? of.read(sentence.quote) : null
      return when ? [[sentence, when] as [Sentence, When]] : []
    })
  return linesOf(contract.text).flatMap((line) => {
    const [label = '', value = '', ...more] = line.text.includes('|') ? cellsOf(line.text) : []
    const words = wordsOf(label)
    if (words.length === 0 || more.some((cell) => cell !== '')) return []
    const [wrong] = readers.flatMap((reader) => {
      const here = reader.read(value)
      const [there, ...others] = here ? saying(words, reader) : []
      return here && there && others.length === 0 && there[1].key !== here.key
        ? [{ first: there[1].shown, second: here.shown }]
        : []
    })
    return wrong ? [findingAt(contract, dateMismatch, line, wrong)] : []
  })
}
