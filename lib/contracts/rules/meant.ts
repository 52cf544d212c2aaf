import { type Concept, concepts } from '@/lib/contracts/text/concepts'
import { polarityAt, statementFrom } from '@/lib/contracts/text/polarity'
import { pattern, type Reading } from './rule'
import { atWill, withoutNotice } from './wording'

const compiled = new Map<string, RegExp>()
const find = (words: string): RegExp => {
  const known = compiled.get(words)
  if (known) return known
  const made = new RegExp(words.replace(/ /g, '\\s*'), 'g')
  compiled.set(words, made)
  return made
}
const isOf = (words: RegExp, text: string): boolean => words.test(text)

const alone = pattern`${atWill}|${withoutNotice}`
/** What two have agreed, what holds for both, and what the law says anyway. */
const agreed = pattern`합의|협의|상의하여|상의해|의논|(?:동의|승낙|허락)(?:를|을|가)? ?(?:받|얻|구하|있)|양해를 구|서로 (?:말|뜻|정)|함께 정|정당한 (?:사유|이유)|법(?:령|률)?(?:이|에|에서)? ?(?:정한|정하는|따라|따른|의한)`
const both = pattern`각 당사자|각자|서로|쌍방|양쪽|양 당사자|어느 (?:쪽|일방|한쪽|당사자)|당사자(?:는| 일방|의 일방)|상대방|반반|반씩|절반씩`
const carries = `부담|책임(?!보험|자)|물어|배상|변상|보상|떠안|떠맡|짊어|감당|메[우운워꾼꿔]|댄다|대야|대고|대기로|낸다|내야|내고|내기로|갚|해결|처리|수습|지불|지급|막는다|막아야|몫|알아서|보탠|보태|납부(?:한|하여야|하기로|하며|하고|해야)`

const free = String.raw`수\s*있(?!는|으면|도록)|도\s*(?:된다|되고|되며|무방)|자유(?:롭게|로이|로)|마음대로|얼마든지`
const kept = String.raw`수\s*없(?!는|으면)|지\s*(?:못|아니|않)(?!으면|하면|은\s|는\s|한\s|하는\s)|못\s한|안\s*[되된]`
/** What stands between who acts and what it does: the other party may, but not as the one who acts. */
const between = '(?:[^.ⒶⒷⓇⓄ]|[ⒶⒷⓇⓄ](?:의|에게|한테|로부터|에 대|을|를|과|와| ?이외| ?외|만)){0,80}'

export type Meant = Reading & {
  /** Words of the concept stand in the title or the sentence. */
  has: (...of: Concept[]) => boolean
  /** It is denied, barred or given up. */
  refused: (of: Concept) => boolean
  /** It is done or to be done. */
  done: (of: Concept) => boolean
  /** What these words name is denied, barred or given up. */
  denies: (words: string) => boolean
  /** What these words name is done or to be done. */
  affirms: (words: string) => boolean
  /** It stands in the case that the sentence speaks of. */
  given: (of: Concept) => boolean
  /** This party is to bear what the sentence speaks of. */
  bears: (party: string) => boolean
  /** This party is free to do what the sentence says of it. */
  may: (party: string) => boolean
  /** This party is kept from what the sentence says of it. */
  mayNot: (party: string) => boolean
  /** This party is who acts. */
  acts: (party: string) => boolean
  /** Names no party: talk leaves out who. */
  unnamed: boolean
  atWill: boolean
  agreed: boolean
  both: boolean
}

/** A sentence by what it means: who is bound, to do or to bear what, and what is refused. */
export function meantBy(reading: Reading): Meant {
  const { text, titled, whole } = reading
  const polaritiesOf = (words: string) =>
    [...text.matchAll(find(words))].map(({ index, 0: found }) =>
      polarityAt(text, index, index + found.length),
    )
  const polarities = (of: Concept) => polaritiesOf(concepts[of])
  return {
    ...reading,
    has: (...of) => of.every((concept) => titled.search(find(concepts[concept])) >= 0),
    refused: (of) => polarities(of).includes('denied'),
    done: (of) => polarities(of).includes('affirmed'),
    denies: (words) => polaritiesOf(words).includes('denied'),
    affirms: (words) => polaritiesOf(words).includes('affirmed'),
    given: (of) => polarities(of).includes('condition'),
    bears: (party) =>
      [
        ...text.matchAll(
          new RegExp(
            `${party}(?:이|가|은|는|의|에게|한테|쪽이|측이)(?:[^ⒶⒷⓇⓄ]|[ⒶⒷⓇⓄ](?: [가-힣]|에게|의|한테|이나|나|과|와|및|(?:이|가) (?:입은|당한)))*?(?:${carries})`,
            'g',
          ),
        ),
      ].some(({ index, 0: words }) => {
        const at = index + words.length
        return (
          polarityAt(text, at - 2, at) === 'affirmed' &&
          !/^[^.]{0,8}지\s*(?:않|아니|못)/.test(statementFrom(text, at).words)
        )
      }),
    may: (party) =>
      new RegExp(`${party}(?:은|는|이|가|만)(?=[\\s,])${between}?(?:${free})`).test(text),
    mayNot: (party) =>
      new RegExp(`${party}(?:은|는|이|가)(?=[\\s,])${between}?(?:${kept})`).test(text),
    acts: (party) =>
      new RegExp(`${party}(?:은|는|이|가|만|측은|측이|쪽은|쪽이)(?=[\\s,])`).test(text),
    unnamed: !/[ⒶⒷⓇⓄ]/.test(text),
    atWill: isOf(alone, text),
    agreed: isOf(agreed, whole),
    both: isOf(both, text),
  }
}
