import { readDate, readMoney } from '@/lib/templates/read-answer'
import type { FoundFact } from './schema'

/** More than these nobody looks through. */
const most = 40
const longestSentence = 160

/** A number in figures, in words or in both. Its length has a bound: what it is followed by is looked at once. */
const number =
  /[\d일이삼사오육칠팔구](?:[\d,일이삼사오육칠팔구십백천만억조万億亿兆千百 ]|\.(?=\d)){0,30}/g
const day = /\d{4} ?[-./년年] ?\d{1,2} ?[-./월月] ?\d{1,2} ?[.일日]?/g
const rate = /(?<!\d)(\d{1,3}(?:\.\d{1,3})?) ?(?:%|％|퍼센트|프로|パーセント|percent)/gi

const won = /^(?:원(?![칙인래본고])|ウォン|韩元|韓元|won\b|KRW\b)/i
/** What is counted in tens of thousands and is no money. */
const counted = /^(?:명|인|人|개|건|평|점|회|호|년|부|권|대|번|㎡|m|km|킬로|미터)/

/** 500만 is an amount without 원, 750 and 이 are none. */
const isShortAmount = (words: string, after: string) =>
  /\d.*[만억万億亿]/.test(words) && !words.includes('조') && !counted.test(after)

function* amountsIn(sentence: string): Generator<string> {
  for (const { 0: match, index } of sentence.matchAll(number)) {
    const words = match.replace(/[ ,]+$/, '')
    const after = sentence.slice(index + match.length, index + match.length + 5)
    const isAmount = won.test(after) ? /\d|[십백천만억]/.test(words) : isShortAmount(words, after)
    const value = isAmount ? readMoney(words) : null
    if (value !== null) yield String(value)
  }
}
function* daysIn(sentence: string): Generator<string> {
  for (const [match] of sentence.matchAll(day)) {
    const value = readDate(match.trim().replace('年', '년').replace('月', '월').replace('日', '일'))
    if (value) yield value
  }
}
function* ratesIn(sentence: string): Generator<string> {
  for (const [, value] of sentence.matchAll(rate)) if (value) yield value
}
const readers = { money: amountsIn, date: daysIn, percent: ratesIn }
const kinds = ['money', 'date', 'percent'] as const

const sentencesOf = (text: string) =>
  text
    .replace(/[ \t]+/g, ' ')
    .split(/\n|(?<=[.?!]) (?!\d)|(?<=[。？！])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/**
 * Amounts, days and rates in what somebody wrote, each with its sentence: the same value is offered once, for the
 * first sentence that has it.
 */
export function findFacts(texts: readonly string[]): FoundFact[] {
  const found = new Map<string, FoundFact>()
  for (const sentence of texts.flatMap(sentencesOf))
    for (const kind of kinds)
      for (const value of readers[kind](sentence)) {
        const key = `${kind} ${value}`
        if (value === '0' || found.has(key)) continue
        found.set(key, { kind, value, sentence: sentence.slice(0, longestSentence) })
      }
  return [...found.values()].slice(0, most)
}
