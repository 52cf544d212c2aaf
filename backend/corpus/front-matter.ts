/** The head of a source file: a small part of YAML, as the legalize-kr layout writes it. */

export type FrontMatterValue = string | string[]
export type FrontMatter = { fields: Map<string, FrontMatterValue>; rest: string }

/** A source file that cannot be read; `reason` is a code for reports. */
export class BadSourceError extends Error {
  readonly reason: string

  constructor(reason: string, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason)
    this.name = 'BadSourceError'
    this.reason = reason
  }
}

/** A head longer than this is no head: the closing line is missing. Attachments of a statute are long. */
const longestHead = 400_000
const keyLine = /^([^\s:#-][^:]*):(?:\s(.*))?$/

/**
 * Splits a file into its fields and the rest.
 * @throws BadSourceError when the head is missing, not closed, or holds a line that is no YAML of this kind
 */
export function readFrontMatter(text: string): FrontMatter {
  const source = text.startsWith('\ufeff') ? text.slice(1) : text
  const open = /^---\r?\n/.exec(source)
  if (!open) throw new BadSourceError('no-front-matter')
  const close = /\r?\n---[ \t]*(?:\r?\n|$)/.exec(source.slice(open[0].length, longestHead))
  if (!close) throw new BadSourceError('unclosed-front-matter')
  const head = source.slice(open[0].length, open[0].length + close.index)
  return {
    fields: readFields(head.split(/\r?\n/)),
    rest: source.slice(open[0].length + close.index + close[0].length),
  }
}

function readFields(lines: string[]): Map<string, FrontMatterValue> {
  const fields = new Map<string, FrontMatterValue>()
  let at = 0
  while (at < lines.length) {
    const line = lines[at] ?? ''
    at += 1
    if (line.trim() === '') continue
    const [, key = '', inline = ''] = keyLine.exec(line) ?? []
    if (!key) throw new BadSourceError('bad-front-matter', line.slice(0, 60))
    const from = at
    while (at < lines.length && /^(?:\s|-\s|-$|$)/.test(lines[at] ?? '')) at += 1
    if (fields.has(key)) throw new BadSourceError('bad-front-matter', `${key} twice`)
    fields.set(key, readValue(inline.trim(), lines.slice(from, at)))
  }
  return fields
}

function readValue(inline: string, below: string[]): FrontMatterValue {
  if (inline === '[]') return []
  if (/^[|>][-+]?$/.test(inline)) {
    return below
      .map((line) => line.trim())
      .join(inline.startsWith('|') ? '\n' : ' ')
      .trim()
  }
  if (inline === '' && below.some((line) => line.startsWith('-'))) {
    // Only lists of plain values matter here; of an attachment only its first line is kept.
    return below
      .filter((line) => line.startsWith('- '))
      .map((line) => readScalar(line.slice(2).trim()))
  }
  const folded = [inline, ...below.map((line) => line.trim())].filter(Boolean).join(' ')
  return readScalar(folded)
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '', '"': '"', '\\': '\\', '/': '/' }

function readScalar(written: string): string {
  if (written.startsWith("'") && written.endsWith("'") && written.length > 1) {
    return written.slice(1, -1).replaceAll("''", "'")
  }
  if (written.startsWith('"') && written.endsWith('"') && written.length > 1) {
    return written
      .slice(1, -1)
      .replace(/\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|(.))/g, (_, x, u, c: string) =>
        x || u ? String.fromCharCode(Number.parseInt(x ?? u, 16)) : (escapes[c] ?? c),
      )
  }
  if (/^['"]/.test(written)) throw new BadSourceError('bad-front-matter', 'quote not closed')
  return written
}

/** One field as text; an empty string when it is missing. */
export function textField({ fields }: FrontMatter, key: string): string {
  const value = fields.get(key)
  return typeof value === 'string' ? value.trim() : ''
}

/** One field as a list. */
export function listField({ fields }: FrontMatter, key: string): string[] {
  const value = fields.get(key)
  return Array.isArray(value) ? value : value ? [value] : []
}
