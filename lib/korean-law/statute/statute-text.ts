import type { StatuteLine } from '@/lib/korean-law/types'

/** Bold as the source writes it, plain as the store keeps it. */
const paragraphMark = /^(?:\*\*)?([①-⑳㉑-㊿])(?:\*\*)?\s*(.*)$/
const item = /^(\d{1,3}(?:의\d+)?)\\?\.\s+(.*)$/
const subItem = /^([가-하])\\?\.\s+(.*)$/
const escaped = /\\([\\`*_{}[\]()#+\-.!<>~|])/g

const plain = (text: string) => text.replace(/\*\*/g, '').replace(escaped, '$1').trim()

/** Reads an article's text, as the corpus writes it, into paragraphs and items. */
export function readStatuteText(body: string): StatuteLine[] {
  return body.split('\n').flatMap((raw): StatuteLine[] => {
    const line = raw.trim()
    if (line === '') return []
    const paragraph = paragraphMark.exec(line)
    if (paragraph) return [{ depth: 0, mark: paragraph[1] ?? '', text: plain(paragraph[2] ?? '') }]
    const numbered = item.exec(line)
    if (numbered) return [{ depth: 1, mark: `${numbered[1]}.`, text: plain(numbered[2] ?? '') }]
    const lettered = subItem.exec(line)
    if (lettered) return [{ depth: 2, mark: `${lettered[1]}.`, text: plain(lettered[2] ?? '') }]
    return [{ depth: 0, mark: '', text: plain(line) }]
  })
}

/** `<개정 2013. 8. 13.>`, `[전문개정 2010. 3. 31.]`: when a text changed, not what it says. */
const amendment = /(<[^<>\n]{2,300}>|\[(?:전문개정|본조신설|제목개정)[^\]\n]{0,80}\])/

/** Tells a line's text from the notes on its amendments; `at` is where a part begins. */
export function splitAmendments(text: string): { at: number; text: string; note: boolean }[] {
  let at = 0
  return text.split(amendment).map((part, index) => {
    const begins = at
    at += part.length
    return { at: begins, text: part, note: index % 2 === 1 }
  })
}

/** What a text says, without the notes on its amendments. */
export function withoutNotes(text: string): string {
  return splitAmendments(text)
    .filter(({ note }) => !note)
    .map((part) => part.text)
    .join('')
    .trim()
}
