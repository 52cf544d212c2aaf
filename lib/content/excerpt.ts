import { plainText } from './plain-text'

const longest = 160

/** The first paragraph of a text, cut after a whole sentence or word, for lists and search engines. */
export function makeExcerpt(markdown: string, limit = longest): string {
  const prose = markdown.replace(/\r\n?/g, '\n').replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '')
  const paragraph = prose.split(/\n\s*\n/).find((each) => /^\s*[^\s#>|!*+-]/.test(each)) ?? prose
  const text = plainText(paragraph).replace(/\s+/g, ' ').trim()
  const letters = [...text]
  if (letters.length <= limit) return text
  const cut = letters.slice(0, limit).join('')
  const sentence = /^.*(?:[.!?](?=\s)|[。！？])/su.exec(cut)?.[0] ?? ''
  if (sentence.length >= limit / 2) return sentence
  const space = cut.lastIndexOf(' ')
  return `${(space >= limit / 2 ? cut.slice(0, space) : cut).replace(/[\s,、，]+$/u, '')}…`
}
