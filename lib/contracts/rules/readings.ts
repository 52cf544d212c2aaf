import { drafterToken, signerToken } from '@/lib/contracts/text/party-tokens'
import type { Contract, Sentence } from '@/lib/contracts/types'
import type { Reading } from './rule'
import { isForbiddenOrCondition } from './safeguards'
import { statementsOf } from './statements'

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
function withoutObjection(reading: Reading): Reading[] {
  const without = (words: string) => words.replace(barredObjection, '다')
  const text = without(reading.text)
  return text === reading.text
    ? []
    : [{ ...reading, text, titled: without(reading.titled), whole: without(reading.whole) }]
}

/** 정당한 사유나 통지 없이: what is not asked for is no safeguard. */
const safeguardDenied =
  /(?:(?:정당한|합리적인|특별한|별다른|아무런|어떠한|별도의|사전)\s*)?(?:사유|이유|근거|서면|통지|예고|최고|협의|동의|합의|승낙|허락|절차|시정\s*기간|유예\s*기간|소명)(?:을|를|나|이나|도|가|의|와|과|및|또는|·|,|\s|사유|이유|통지|예고|최고|협의|동의|합의|절차|서면|시기|제공|부여|기회)*(?:없이|(?:거치|묻|제시하|밝히|대|주|알리|하|구하|얻|받|두)지\s*(?:않|아니하)(?:고|은\s*채|은\s*상태로|아도|더라도|한\s*채))/g

/** The same with a safeguard that is denied told as what it is. */
function withoutDeniedSafeguards(reading: Reading): Reading[] {
  const plainly = (words: string) =>
    words.replace(safeguardDenied, (safeguard, at: number) =>
      isForbiddenOrCondition(words, at + safeguard.length) ? safeguard : '임의로',
    )
  const text = plainly(reading.text)
  return text === reading.text
    ? []
    : [{ ...reading, text, titled: plainly(reading.titled), whole: plainly(reading.whole) }]
}

/** Its statements one by one, each with the exceptions that follow the sentence. */
function byStatement(reading: Reading): Reading[] {
  const title = reading.titled.slice(0, reading.titled.length - reading.text.length)
  const exceptions = reading.whole.slice(reading.text.length)
  return statementsOf(reading.text).map((text) => ({
    ...reading,
    text,
    titled: title + text,
    whole: text + exceptions,
  }))
}

/** As it stands, and as what in it makes nothing lawful would leave it. */
export function everyReading(reading: Reading): Reading[] {
  return [reading, ...byStatement(reading)].flatMap((each) => [
    each,
    ...withoutObjection(each),
    ...withoutDeniedSafeguards(each),
  ])
}
