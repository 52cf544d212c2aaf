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
