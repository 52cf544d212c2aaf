import { findingAt } from '@/lib/contracts/checks/finding'
import { partyNameMismatch } from '@/lib/contracts/checks/inconsistencies'
import type { ContractType } from '@/lib/contracts/constants'
import { drafterToken, signerToken } from '@/lib/contracts/text/party-tokens'
import type { Contract, Finding, Sentence } from '@/lib/contracts/types'

/** What the one who usually writes a contract of a kind does in it, and the other does not. */
const deeds: Partial<Record<ContractType, { drafter: RegExp; signer: RegExp }>> = {
  'housing-lease': {
    drafter: /임대(?:하고|한다|하며)|빌려\s*준/,
    signer: /임차(?:하고|한다|하며)|빌린다/,
  },
  'shop-lease': {
    drafter: /임대(?:하고|한다|하며)|빌려\s*준/,
    signer: /임차(?:하고|한다|하며)|빌린다/,
  },
  loan: {
    drafter: /빌려\s*(?:주|준)|대여(?:하고|한다|하며)/,
    signer: /갚[는기고]|변제(?:하고|한다|하기로)|차용(?:하고|한다|하며)/,
  },
  sale: { drafter: /매도(?:하고|한다|하며)|판다/, signer: /매수(?:하고|한다|하며)|산다/ },
  supply: {
    drafter: /(?:대금|값)(?:을|를)\s*(?:지급|치른|치르|낸)/,
    signer: /(?:물품|제품|상품|물건)[을를]?\s*(?:공급|납품)/,
  },
}

const does = (text: string, party: string, deed: RegExp): boolean =>
  [
    ...text.matchAll(
      new RegExp(`${party}(?:은|는|이|가)\\s([^${drafterToken}${signerToken}.]{0,40})`, 'g'),
    ),
  ].some(([, words = '']) => deed.test(words)) ||
  (new RegExp(
    `${party}(?:은|는|이|가)\\s[${drafterToken}${signerToken}](?:에게|한테|에)\\s[^${drafterToken}${signerToken}.]{0,40}`,
  ).test(text) &&
    deed.test(
      new RegExp(
        `${party}(?:은|는|이|가)\\s[${drafterToken}${signerToken}](?:에게|한테|에)\\s([^${drafterToken}${signerToken}.]{0,40})`,
      ).exec(text)?.[1] ?? '',
    ))

const aside = /다만|경우|때|면[,\s]|대신|반환|상계|위약|손해/

/** The lender who pays back, the buyer who delivers: a clause in which the parties stand in each other's place. */
export function checkSwappedRoles(contract: Contract): Finding[] {
  const deed = deeds[contract.type]
  if (!deed) return []
  const plain = contract.sentences.filter(
    ({ clause, text }) => clause.part !== 'signature' && text.length < 140 && !aside.test(text),
  )
  const right = ({ text }: Sentence) =>
    does(text, drafterToken, deed.drafter) && does(text, signerToken, deed.signer)
  const wrong = ({ text }: Sentence) =>
    does(text, signerToken, deed.drafter) && does(text, drafterToken, deed.signer)
  const [first] = plain.filter(wrong)
  if (!first) return []
  const isNamedSo =
    contract.type === 'loan' || contract.type === 'sale' || contract.type.endsWith('lease')
  return isNamedSo || plain.some(right)
    ? [findingAt(contract, partyNameMismatch, first, { first: '', second: '' })]
    : []
}
