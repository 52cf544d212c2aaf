import { statementFrom } from '@/lib/contracts/text/polarity'

/** 통지 없이 끊지 못한다: what only somebody without the safeguard may not do. */
const forbidden = /지(?:는|를|도)?\s*(?:아니|않|못|말)|수\s*없|금지|안\s*[되된]/

/** Whether the rest of a statement only forbids something, or only says when. */
export function isForbiddenOrCondition(words: string, at: number): boolean {
  const { words: rest, isCondition } = statementFrom(words, at)
  return isCondition || forbidden.test(rest)
}

/** 에 예치하지 아니하기로, 를 거치지 않고: what is done with the safeguard right after it is named. */
const refusedNext =
  /^(?:을|를|에|에게|이|가|도|은|는)?\s*(?:[가-힣]{1,6}(?:을|를)?\s*)?(?:하|거치|받|얻|두|주|묻|맡기|들|예치하|가입하|체결하|제공하|교부하|요하|요구하|필요로\s*하)지\s*(?:아니|않)[가-힣]*|^(?:이|가|도|은|는)?\s*(?:필요|요구)\s*(?:없|하지\s*않)[가-힣]*/

/** 방해하지 아니한다: what is good to refuse. */
const hindrance = /(?:방해|거절|거부|막|제한|배제|금지|불이익|강요|포기)[가-힣]{0,2}$/

const everywhere = new Map<RegExp, RegExp>()
function global(words: RegExp): RegExp {
  const made = everywhere.get(words) ?? new RegExp(words.source, 'g')
  everywhere.set(words, made)
  return made
}

/** Whether a sentence holds what makes it lawful, and does not refuse it in the same breath. */
export const isSafeguarded = (safeguard: RegExp, text: string): boolean =>
  [...text.matchAll(global(safeguard))].some(({ index, 0: words }) => {
    const end = index + words.length
    const refusal = refusedNext.exec(text.slice(end))
    return (
      !refusal || hindrance.test(words) || isForbiddenOrCondition(text, end + refusal[0].length - 2)
    )
  })
