/** White space and marks of the source: its indentation is that of the XML it came from. */

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** So much indentation is a line the source broke for an inline tag, not a paragraph. */
const brokenLine = 6
const listMark = /^(?:[①-⑳]|\(?(?:\d{1,2}|[가-하])[.)]\s|【|[-○●■□*◦]\s)/
const sentenceEnd = /[.:?!】)」]$/
const noSpaceAfter = /[([{‘“「『《〈]$/
const noSpaceBefore = /^[)\]},.’”」』》〉]/

/** Paragraphs one per line, runs of spaces one space, lines that the source broke joined again. */
export function cleanText(raw: string): string {
  const lines = decode(raw).split('\n')
  const out: string[] = []
  for (const line of lines) {
    const content = line.replace(/[\s\u3000\u00a0]+/g, ' ').trim()
    if (content === '') continue
    const previous = out.at(-1)
    if (previous !== undefined && continues(line, content, previous)) {
      const tight = noSpaceAfter.test(previous) || noSpaceBefore.test(content)
      out[out.length - 1] = tight ? previous + content : `${previous} ${content}`
    } else {
      out.push(content)
    }
  }
  return out.join('\n')
}

function continues(line: string, content: string, previous: string): boolean {
  const indent = line.length - line.trimStart().length
  if (indent < brokenLine) return noSpaceAfter.test(previous) && previous.length > 1
  return !(listMark.test(content) && sentenceEnd.test(previous))
}

/** NUL cannot be stored, and U+2028 is a line break that few expect. */
function decode(raw: string): string {
  let text = raw.replace(/\r\n?|[\u2028\u2029]/g, '\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  text = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufeff]/g, '')
  if (text.includes('<')) text = text.replace(/<br\s*\/?>/gi, '\n')
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,6})|#x([0-9a-fA-F]{1,5})|([a-z]{2,4}));/g,
    (whole, dec, hex, name) => {
      if (name) return entities[name] ?? whole
      const code = Number.parseInt(dec ?? hex, dec ? 10 : 16)
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : ''
    },
  )
}
