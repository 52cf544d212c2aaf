import { titleLength } from '@/lib/chat/constants'

/** The first line of a question, cut at a word; what has no spaces is cut where it must be. */
export function conversationTitle(question: string): string {
  const [first = ''] = question.trim().split(/\n/)
  const line = first.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const letters = [...line]
  if (letters.length <= titleLength) return line
  const cut = letters.slice(0, titleLength).join('')
  const word = cut.lastIndexOf(' ')
  return `${(word > titleLength / 2 ? cut.slice(0, word) : cut).trimEnd()}…`
}
