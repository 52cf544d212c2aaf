import { drafterToken, signerToken } from '@/lib/contracts/text/party-tokens'
import type { Contract, Sentence } from '@/lib/contracts/types'
import type { Reading } from './rule'

const swap = (text: string, reader: string): string =>
  text.replace(/[ⒶⒷ]/g, (token) => (token === reader ? 'Ⓡ' : 'Ⓞ'))

/** As written, with the parties by what they are in this kind of contract. */
export function readingOf(contract: Contract, sentence: Sentence): Reading {
  const text = sentence.lead ? `${sentence.lead} ${sentence.text}` : sentence.text
  return {
    text,
    titled: `${sentence.clause.title} ${text}`,
    whole: `${text} ${sentence.exceptions}`,
    sentence,
    contract,
  }
}

/** As one of the parties reads it; somebody who takes no side reads it as both. */
export function readingsBySide(contract: Contract, sentence: Sentence): Reading[] {
  const plain = readingOf(contract, sentence)
  const readers =
    contract.standpoint === 'drafter'
      ? [drafterToken]
      : contract.standpoint === 'signer'
        ? [signerToken]
        : [signerToken, drafterToken]
  return readers.map((reader) => ({
    ...plain,
    text: swap(plain.text, reader),
    titled: swap(plain.titled, reader),
    whole: swap(plain.whole, reader),
  }))
}

/** 할 수 있고, Ⓑ는 이의를 제기하지 못한다: that nobody may object makes nothing fairer. */
const barredObjection =
  /(?<=[가-힣])(?:고|며|므로|으며|되)(?:,|\s)\s*(?:[ⒶⒷⓇⓄ](?:은|는|이|가|도)\s*)?[^.,]{0,24}(?:이의|항의|불만|불복|거부|거절|다투|다툴|따지|따질|문제\s*삼|토를)[^.,]{0,16}(?:없|못|않|아니)[가-힣]*\s*[가-힣]{0,3}(?=[.\s,]|$)/g

/** The same without its statement that the other may not object, where it has one. */
export function withoutObjection(reading: Reading): Reading[] {
  const without = (words: string) => words.replace(barredObjection, '다')
  const text = without(reading.text)
  return text === reading.text
    ? []
    : [{ ...reading, text, titled: without(reading.titled), whole: without(reading.whole) }]
}
