/** Where a statement ends and the next begins: 하고, 하며, 하되, 한다. */
const next =
  /(?<![자라다냐신광창보권경최통원참재물회선충])고(?:,|\s)(?!\s*(?:나서|나면|난|있|없|싶|하|해|한))|(?<=[가-힣])며[,\s]|(?<=[가-힣])되[,\s]|(?:하|되|이|있|없|으)나[,\s]|지만[,\s]|다\.|[;。]/
/** What only says when something holds: 하면, 한 때에는. */
const condition =
  /(?<=[가-힣])면(?!\s*(?:안|아니)\s*[되된])[,\s]|(?:때|경우)(?:에는|에|는)[,\s]|(?<=[는은한된인할될을]\s)(?:때|경우)[,\s]/

/** What is refused, barred, given up or does not exist. */
const denial = String.raw`지(?:는|도|를)?\s*(?:아니|않|못|말)|(?:수|까닭이|권리가|의무가|책임이|일이|말이|것이|필요가)(?:는|도)?\s*없|(?<![가-힣])(?:안|못)\s[가-힣]|없(?:다|음|고|으며|기로|는\s*것|던\s*(?:일|것)|습)|금지|불가|불허|포기|배제|면제|안\s*[되된]|(?<=[이가]\s*)아니(?:다|며|고|므로|한)|말기로|말아야|말\s*것|접는다|접기로|거절할\s*수\s*있|거부할\s*수\s*있|거절한다|거부한다|사라[지진]|없어[지진]|소멸|물거품|떼인|떼여|뜻이\s*없|생각하지`
/** A refusal that is itself refused: 거절하지 못한다, 하지 아니할 수 없다. */
const twice = String.raw`지\s*(?:아니|않)(?:할|을)\s*수\s*없|지\s*(?:아니|않)(?:하면|으면)\s*(?:안|아니)|(?:거절|거부|방해|배제|제한|금지|면제|포기|박탈|생략|불이익)[가-힣]{0,4}?(?:지\s*(?:아니|않|못)|\s*수\s*없|\s*안\s*[되된]|도록\s*하지)|(?:막|끊|빼앗)지\s*(?:아니|않|못)|(?:막|끊|빼앗)을\s*수\s*없|없는\s*한|지\s*(?:아니하|않)는\s*한|(?:지장|방해)(?:이|가|은)?\s*(?:없|되지)`

const denies = new RegExp(denial)
const deniesTwice = new RegExp(twice)
const negatedBefore = /(?:^|\s)(?:안|못)\s*$/

export type Polarity = 'affirmed' | 'denied' | 'condition'

/** The words from a place to the end of the statement that governs it. */
export function statementFrom(text: string, at: number): { words: string; isCondition: boolean } {
  const rest = text.slice(at)
  const end = next.exec(rest)
  const upTo = end ? rest.slice(0, end.index + end[0].length) : rest
  const given = condition.exec(upTo)
  return given
    ? { words: upTo.slice(0, given.index), isCondition: true }
    : { words: upTo, isCondition: false }
}

/** Whether a sentence says that something is or is not done, or only speaks of the case that it is. */
export function polarityAt(text: string, start: number, end: number): Polarity {
  const last = Math.max(start, end - 1)
  const { words, isCondition } = statementFrom(text, last)
  const rest = words.slice(end - last)
  if (isCondition) return 'condition'
  if (deniesTwice.test(text.slice(start, end) + rest)) return 'affirmed'
  const before = negatedBefore.test(text.slice(Math.max(0, start - 4), start))
  return before || denies.test(rest) || denies.test(text.slice(end - 2, end + rest.length))
    ? 'denied'
    : 'affirmed'
}

/** Where the last case that a statement speaks of ends; 0 where it speaks of none. */
export function conditionEnd(statement: string): number {
  const cases = [...statement.matchAll(new RegExp(condition, 'g'))]
  const last = cases.at(-1)
  return last ? last.index + last[0].length : 0
}
