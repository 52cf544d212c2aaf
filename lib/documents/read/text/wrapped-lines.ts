import { isPartTitle, splitNumber } from '@/lib/documents/blocks/printed-number'

/** In columns of a terminal: the widths at which programs and people break lines. */
const narrowest = 40
const widest = 130
/** Fewer full lines may be so by chance. */
const fewest = 3
const fewestShare = 0.25

/** Korean and Chinese letters are two columns wide. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (letter >= '\u1100' ? 2 : 1), 0)

const isDrawn = (line: string) => /[│┃║┌├└─━═|\t]/.test(line)

/** Whether the first word of a line would still have stood on the line above it. */
const hadRoom = (before: string, line: string, width: number) =>
  widthOf(before.trimEnd()) + 1 + widthOf(line.trim().split(/\s/, 1)[0] ?? '') <= width

const begins = (line: string) => splitNumber(line) !== null || isPartTitle(line)

/**
 * The lines of a text that was broken at a width, put together as the paragraphs that they were. A text of which
 * every line is a paragraph stays as it is.
 */
export function joinWrapped(lines: readonly string[]): string[] {
  const words = lines.filter((line) => line.trim() !== '' && !isDrawn(line))
  const width = words.reduce((most, line) => Math.max(most, widthOf(line.trimEnd())), 0)
  if (width < narrowest || width > widest) return [...lines]
  const goesOn = (before: string | undefined, line: string) =>
    before !== undefined &&
    before.trim() !== '' &&
    line.trim() !== '' &&
    !isDrawn(before) &&
    !isDrawn(line) &&
    !begins(line) &&
    !hadRoom(before, line, width)
  const full = lines.filter((line, at) => goesOn(lines[at - 1], line)).length
  if (full < fewest || full < words.length * fewestShare) return [...lines]
  const joined: string[] = []
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1)
    if (last !== undefined && goesOn(lines[at - 1], line))
      joined[joined.length - 1] = `${last.trimEnd()} ${line.trim()}`
    else joined.push(line)
  }
  return joined
}
