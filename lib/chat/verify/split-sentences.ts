/** A stretch [start, end) of a text. */
export type Range = { start: number; end: number }

const closers: Record<string, string> = {
  '“': '”',
  '‘': '’',
  '『': '』',
  '「': '」',
  '《': '》',
  '(': ')',
  '（': '）',
  '[': ']',
  '"': '"',
}
const bracketed = /^\s*[(（][^()（）]{1,120}[)）][.。]?\s*$/
const closing = /["”’』」》)）\]]/
const fullStops = /[。！？!?]/
const abbreviated =
  /(?:\b(?:No|Nos|Art|Arts|para|paras|sec|v|vs|e\.g|i\.e|cf|etc|Mr|Ms|Dr|Co|Ltd|Inc|U\.S|pp?)|\b[A-Z])\.$/
const longestAbbreviation = 10

/**
 * Sentences of Korean, English, Japanese or Chinese prose. What stands in quotes or brackets is a part of
 * the sentence around it, and the full stops of dates (2013. 6. 27.) end none.
 */
export function splitSentences(text: string): Range[] {
  const found: Range[] = []
  let start = 0
  /** Marks that nothing closes any more: the text is searched for each once. */
  const unclosed = new Set<string>()
  const cut = (end: number) => {
    const piece = text.slice(start, end)
    const from = start + (piece.length - piece.trimStart().length)
    const to = start + piece.trimEnd().length
    // A source in brackets behind the full stop belongs to what stands before it.
    const note = found.length > 0 && bracketed.test(piece)
    if (/[\p{L}\p{N}]/u.test(piece) && !note) found.push({ start: from, end: to })
    else if (found.length > 0 && to > from) (found.at(-1) as Range).end = to
    start = end
  }
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    const closer = closers[char]
    if (closer) {
      const close = unclosed.has(closer) ? -1 : text.indexOf(closer, at + 1)
      if (close < 0) {
        unclosed.add(closer)
        continue
      }
      at = close
      const stopped = /[.。！？!?]/.test(text.charAt(close - 1))
      if (stopped && /^\s*(?:$|\s[A-Z])/.test(text.slice(close + 1))) cut(close + 1)
      continue
    }
    if (!(fullStops.test(char) || (char === '.' && endsHere(text, start, at)))) continue
    let end = at + 1
    while (
      end < text.length &&
      (closing.test(text.charAt(end)) || fullStops.test(text.charAt(end)))
    )
      end++
    cut(end)
    at = end - 1
  }
  cut(text.length)
  return found
}

function endsHere(text: string, start: number, at: number): boolean {
  const after = /^["”’』」)\]]*(\s*)(.?)/u.exec(text.slice(at + 1, at + 8))
  const [, gap = '', next = ''] = after ?? []
  if (next === '') return true
  if (gap === '') return false
  const before = text.slice(Math.max(start, at - longestAbbreviation), at + 1)
  if (/\d\.$/.test(before)) return /[A-Z]/.test(next)
  if (abbreviated.test(before)) return false
  // 가. 나. before an entry.
  return !/^\s*[가-하]\.$/.test(text.slice(start, at + 1))
}
