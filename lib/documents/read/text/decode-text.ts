import type { ReadWarning } from '@/lib/documents/read/types'

/** Characters that no text has: then the bytes only happen to be valid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/

function encodingsOf(bytes: Uint8Array): string[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  // Without a mark at its start, UTF-16 shows by the zeros of its spaces and line ends.
  const zeros = [0, 0]
  const end = Math.min(bytes.length, 2_000)
  for (let at = 0; at < end; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd > 0) return even > odd ? ['utf-16be'] : ['utf-16le']
  // Notepad in Korea still writes the second, which holds every letter of Windows' own code page.
  return ['utf-8', 'euc-kr']
}

/** What a letter becomes that no encoding has. */
const lost = /\ufffd/g
const most = { lost: 0.03, binary: 0.005 }

const shareOf = (text: string, pattern: RegExp) =>
  (text.match(pattern)?.length ?? 0) / Math.max(1, text.length)

/** A text of which a few letters were damaged on its way. */
function decodeDamaged(bytes: Uint8Array, encodings: readonly string[]): string | null {
  const texts = encodings.map((encoding) => new TextDecoder(encoding).decode(bytes))
  const [best] = texts.sort((a, b) => shareOf(a, lost) - shareOf(b, lost))
  const all = new RegExp(binary.source, 'g')
  if (!best || shareOf(best, lost) > most.lost || shareOf(best, all) > most.binary) return null
  return best.replace(all, '')
}

/**
 * The text of a file, by its own bytes in UTF-8, UTF-16 or Korean Windows' CP949; null when it is none. What a
 * few damaged letters stood for is lost, and shows as U+FFFD.
 * @param cut the bytes may end within a letter
 */
export function decodeText(bytes: Uint8Array, cut = false): string | null {
  const encodings = encodingsOf(bytes)
  for (const encoding of encodings)
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: cut })
      if (!binary.test(text)) return text
    } catch {
      // Not in this one.
    }
  return decodeDamaged(bytes, encodings)
}

/** Whether letters of a text are lost. */
export const damageIn = (text: string): ReadWarning[] =>
  text.includes('\ufffd') ? [{ code: 'incomplete' }] : []
