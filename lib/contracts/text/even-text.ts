/**
 * A contract as the rules read it: with the figures and letters of one keyboard, and with lines that a page broke in
 * two written as one. Every character stands where it stood, so that places in it are places in the contract.
 */

const evenLetters: Readonly<Record<string, string>> = {
  甲: '갑',
  乙: '을',
  丙: '병',
  丁: '정',
  金: '금',
  整: '정',
  '％': '%',
  '，': ',',
  '．': '.',
  '（': '(',
  '）': ')',
  '：': ':',
  '；': ';',
  '～': '~',
  '＝': '=',
  '／': '/',
  '－': '-',
  '\u00a0': ' ',
  '\u3000': ' ',
  '\u200b': ' ',
  '\t': ' ',
}
const uneven = /[甲乙丙丁金整％，．（）：；～＝／－\u00a0\u3000\u200b\t０-９]/g

const evenLetter = (letter: string): string =>
  evenLetters[letter] ??
  (letter >= '０' && letter <= '９' ? String.fromCharCode(letter.charCodeAt(0) - 0xfee0) : letter)

/** How wide a line is on a page: Korean letters are as wide as two others. */
const widthOf = (line: string): number =>
  [...line.trimEnd()].reduce((width, letter) => width + (letter > '\u1100' ? 2 : 1), 0)

const begins =
  /^\s*(?:[①-⑳]|\(\d{1,2}\)|\d{1,2}\s*[.)](?!\d)|\d{1,2}\.\d{1,2}\.?\s|[가-하]\s*[.)]|[-•·※▪■□◆*○●]|[[<【〔《「]|제\s*\d{1,3}\s*조(?:의\s*\d{1,2})?(?:\s*[([【〔<「]|\s*[①-⑳]|\s*$|\s+(?!제\d)[가-힣])|제\s*\d+\s*[장절관]|(?:Article|Section)\s|별지|별표|별첨|부\s*칙|특약|[가-힣·\s]{1,14}[:：]|\d{4}\s*[년.]\s*[\d\s]{0,3}[월.]\s*[\d\s]{0,3}[일.]?\s*$)/
const ends =
  /[.;。:：]\s*$|[.。]\s*["”’)]\s*$|^\s*(?:제\s*\d{1,3}\s*조(?:의\s*\d{1,2})?)\s*(?:[([【〔<「][^)\]】〕>」]*[)\]】〕>」])?\s*$/

const share = (lines: readonly string[], holds: (line: string) => boolean): number =>
  lines.length === 0 ? 0 : lines.filter(holds).length / lines.length

type Measure = (line: string) => number
/** Pages break lines by their width, machines by the number of their letters. */
const measures: readonly Measure[] = [widthOf, (line) => line.trimEnd().length]

/** Where a page broke the lines of the text, by each measure; null where it broke none. */
function pageWidths(lines: readonly string[]): number[] | null {
  const prose = lines.filter((line) => line.trim() !== '' && !line.includes('|'))
  if (prose.length < 10) return null
  const limits = measures.map((measure) => {
    const sorted = prose.map(measure).sort((a, b) => a - b)
    return { most: sorted[Math.floor(sorted.length * 0.97)] ?? 0, all: sorted.at(-1) ?? 0 }
  })
  const [width] = limits
  if (!width || width.most > 150 || width.most < 36 || width.all > width.most + 12) return null
  const full = prose.filter((line) => widthOf(line) >= width.most * 0.82)
  return full.length / prose.length >= 0.3 && share(full, (line) => !ends.test(line)) > 0.4
    ? limits.map(({ most }) => most)
    : null
}

/** The text with its wrapped lines joined by a space where the break stood. */
function unwrapped(text: string): string {
  const lines = text.split('\n')
  const widths = pageWidths(lines)
  if (widths === null) return text
  return lines
    .map((line, index) => {
      const next = lines[index + 1]
      if (next === undefined) return line
      const [word = ''] = next.trim().split(' ')
      const isFull = measures.some(
        (measure, which) => measure(line) + 1 + measure(word) > (widths[which] ?? 0) * 0.94,
      )
      const isBroken =
        isFull &&
        next.trim() !== '' &&
        !line.includes('|') &&
        !next.includes('|') &&
        !ends.test(line) &&
        !begins.test(next)
      return isBroken ? `${line} ` : `${line}\n`
    })
    .join('')
}

/** The same text, as long as it was, for the rules to read. */
export const evenText = (text: string): string =>
  unwrapped(text.replace(/\r\n/g, ' \n').replace(uneven, evenLetter))
