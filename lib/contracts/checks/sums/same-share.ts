import { findingAt } from '@/lib/contracts/checks/finding'
import { amountMismatch } from '@/lib/contracts/checks/inconsistencies'
import { countOf } from '@/lib/contracts/text/figures'
import type { Contract, Finding } from '@/lib/contracts/types'
import { readKoreanNumber } from '@/lib/korean-law/korean-number'

const digits = '[일이삼사오육칠팔구십백천만]'
const share = String.raw`(?:(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*(?:%|％|퍼센트|프로)|(${digits}{1,4})\s*(?:퍼센트|프로)|(\d[\d,]*천?|${digits}{1,3})\s*분의\s*(\d+(?:\.\d+)?|${digits}{1,4})|(\d|${digits}|한|두|세)\s*할(?:\s*(\d|${digits})\s*푼)?|(\d|${digits})\s*푼|(절반))`
const groups = 8
const twice = new RegExp(
  String.raw`${share}\s*[(（,]\s*(?:즉\s*,?\s*)?(?:[가-힣]{1,8}의\s*)?${share}(?:\s*(?:에 해당(?:한다|함)?|상당))?\s*[)）]`,
  'g',
)
const number = (words: string | undefined): number | null =>
  words === undefined
    ? null
    : /^\d[\d,.]*$/.test(words)
      ? Number(words.replace(/,/g, ''))
      : (readKoreanNumber(words) ?? countOf(words))

/** A share in percent, from whichever way it is written in. */
function percentOf(parts: readonly (string | undefined)[]): number | null {
  const [percent, spoken, whole, part, tenths, hundredths, alone, half] = parts
  if (half) return 50
  if (percent ?? spoken) return number(percent ?? spoken)
  if (whole) {
    const [base, upper] = [number(whole), number(part)]
    return base && upper !== null ? (upper / base) * 100 : null
  }
  if (tenths) return (number(tenths) ?? 0) * 10 + (number(hundredths) ?? 0)
  return number(alone)
}

/** 100분의 20(금액의 삼할): one share, written in two ways that differ. */
export const checkSameShare = (contract: Contract): Finding[] =>
  [...contract.text.matchAll(twice)].flatMap((match) => {
    const first = percentOf(match.slice(1, 1 + groups))
    const second = percentOf(match.slice(1 + groups, 1 + 2 * groups))
    if (first === null || second === null || Math.abs(first - second) < 0.01) return []
    return [
      findingAt(
        contract,
        amountMismatch,
        { start: match.index, end: match.index + match[0].length },
        { first: `${first}%`, second: `${second}%` },
      ),
    ]
  })
