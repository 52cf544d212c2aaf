import { titleOfNickname } from '@/lib/korean-law/names/law-nicknames'

/** A name of a law in a question: of one word, or of two where the second is only what laws end in. */
const ending =
  '(?:특별|특례|기본|보호|처벌|관리|등록|지원|규제|방지|촉진|진흥|육성|안전|사업|금지|이용|보장)'
const named = new RegExp(
  `(?<![가-힣])([가-힣]{2,}\\s)?([가-힣]*${ending}법)(?:률)?(?![가-힣]{3})`,
  'g',
)
const someOf = 0.5

/** How much of a name's pairs of syllables a title has: names are shortened in many ways. */
function likeness(name: string, title: string): number {
  let met = 0
  for (let at = 0; at + 2 <= name.length; at++) if (title.includes(name.slice(at, at + 2))) met++
  return name.length < 2 ? 0 : met / (name.length - 1)
}

const joined = (text: string) => text.replace(/[\s·ㆍ]/g, '')

/**
 * A law that a question names and that no title found is like; null when it names none, or a known one.
 * @param titles of the laws that a search brought, the asked one among them if there is one
 */
export function unknownLaw(question: string, titles: readonly string[]): string | null {
  const plain = titles.map(joined)
  for (const [, before = '', last = ''] of question.matchAll(named)) {
    const whole = joined(before + last)
    const names = [whole, last]
    if (last.replace(/법$/, '').length < 3 && before === '') continue
    if (names.some((name) => plain.includes(name) || titleOfNickname(name))) continue
    const stem = whole.replace(/(?:특별|특례)?법$/, '')
    if (plain.some((title) => likeness(stem, title) >= someOf)) continue
    return (before + last).trim()
  }
  return null
}
