import type { Contract, Sentence } from '@/lib/contracts/types'

/** What is weighed as a whole: a paragraph, or a sentence with the exceptions that follow it. */
export type Unit = { sentences: Sentence[]; text: string; start: number; end: number }

const goesOn = /^(?:다만|단,|그러나|이 경우|이때)/

const unitOf = (sentences: Sentence[]): Unit => ({
  sentences,
  text: [sentences[0]?.lead, ...sentences.map(({ text }) => text)].filter(Boolean).join(' '),
  start: sentences[0]?.start ?? 0,
  end: sentences.at(-1)?.end ?? 0,
})

/** The units of a contract in their order, without those of its signatures. */
export function unitsOf(contract: Contract): Unit[] {
  const groups: Sentence[][] = []
  for (const sentence of contract.sentences) {
    if (sentence.clause.part === 'signature') continue
    const group = groups.at(-1)
    const before = group?.at(-1)
    const belongs =
      before?.clause === sentence.clause &&
      before.paragraph === sentence.paragraph &&
      (sentence.paragraph > 0 || goesOn.test(sentence.text))
    if (group && belongs) group.push(sentence)
    else groups.push([sentence])
  }
  return groups.map(unitOf)
}

/** As the party reads it that usually writes such contracts. */
export const fromTheOtherSide = (text: string): string =>
  text.replace(/[ⒶⒷ]/g, (token) => (token === 'Ⓐ' ? 'Ⓑ' : 'Ⓐ'))
