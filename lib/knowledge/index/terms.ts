import { stemOf } from '@/lib/korean-law/query/glossary/english-words'

/**
 * Terms of a document as 32-bit keys: a run of Hangul, Han or Kana gives its character bigrams, across one
 * space or line break too, because PDF breaks lines within words and people space compounds as they like.
 * English words are stemmed; numbers, identifiers and `제N조의M` are whole.
 */

/** Bigram keys begin at the first kana in their upper half; what is hashed lies below. */
const hashedKeys = 0x30000000

export type TermKind = 'bigram' | 'bridge' | 'single' | 'word'
export type EmitTerm = (key: number, start: number, end: number, kind: TermKind) => void

/** FNV-1a, folded below the bigrams. */
export function hashTerm(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0) % hashedKeys
}

const isSyllabic = (code: number) =>
  (code >= 0xac00 && code <= 0xd7a3) ||
  (code >= 0x4e00 && code <= 0x9fff) ||
  (code >= 0x3400 && code <= 0x4dbf) ||
  (code >= 0x3041 && code <= 0x30fa)

const isDigit = (code: number) => code >= 48 && code <= 57
const isLatin = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0x24f)

export const bigramKey = (first: number, second: number): number => ((first << 16) | second) >>> 0

/** Full-width letters and digits as their narrow ones; the length stays. */
function narrow(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  )
}

const article = /제\s?(\d{1,4})\s?조(?:의\s?(\d{1,2}))?/y
/** Numbers and identifiers: 2012다31628, 123-45-67890, AB-12, 1,234.5 */
const wordRun = /[\p{Script=Latin}\d]+(?:[-_.,/'’][\p{Script=Latin}\d]+)*/uy
const decision = /\d{2,4}[가-힣]{1,3}\d{1,7}/y

function emitWords(run: string, start: number, emit: EmitTerm): void {
  const end = start + run.length
  const whole = run.toLowerCase().replace(/['’]s$/, '')
  const parts = whole.split(/[-_.,/'’]/)
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(whole)) {
    emit(hashTerm(whole.replaceAll(',', '')), start, end, 'word')
    return
  }
  if (parts.length > 1) emit(hashTerm(parts.join('')), start, end, 'word')
  let at = start
  for (const part of parts) {
    const to = at + part.length
    if (part) emit(hashTerm(/^[a-z]{3,}$/.test(part) ? stemOf(part) : part), at, to, 'word')
    at = to + 1
  }
}

/** What `pattern` (sticky) finds at `at`. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Calls `emit` for each term in order; the range is in UTF-16 units of `text`, which is NFC. */
export function eachTermOf(written: string, emit: EmitTerm): void {
  const text = narrow(written)
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i)
    if (isDigit(code) || isLatin(code)) {
      const number = isDigit(code) ? matchAt(decision, text, i) : null
      if (number) emit(hashTerm(number[0]), i, i + number[0].length, 'word')
      const run = matchAt(wordRun, text, i)?.[0] ?? text[i] ?? ''
      emitWords(run, i, emit)
      i += run.length
      continue
    }
    if (!isSyllabic(code)) {
      // ① and its like are numbers of their own.
      if (code >= 0x2460 && code <= 0x2473) emit(hashTerm(String(code - 0x245f)), i, i + 1, 'word')
      i++
      continue
    }
    const cited = text[i] === '제' ? matchAt(article, text, i) : null
    if (cited) {
      const [whole, no, branch] = cited
      emit(hashTerm(`제${no}조${branch ? `의${branch}` : ''}`), i, i + whole.length, 'word')
      i += whole.length
      continue
    }
    const next = text.charCodeAt(i + 1)
    const after = text.charCodeAt(i + 2)
    if (isSyllabic(next)) emit(bigramKey(code, next), i, i + 2, 'bigram')
    else if ((next === 32 || next === 10) && isSyllabic(after))
      emit(bigramKey(code, after), i, i + 3, 'bridge')
    if (!isSyllabic(next) && !isSyllabic(text.charCodeAt(i - 1)))
      emit(bigramKey(code, 0), i, i + 1, 'single')
    i++
  }
}
