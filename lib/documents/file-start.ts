export const starts = (bytes: Uint8Array, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[index] === byte)

export const pdfMark = [0x25, 0x50, 0x44, 0x46, 0x2d]
export const compoundMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
export const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
export const jpgMark = [0xff, 0xd8, 0xff]
/** HWP 3 lies in no container. */
export const oldHwpMark = [...'HWP Document File V3.00'].map((letter) => letter.charCodeAt(0))
const zipMark = [0x50, 0x4b, 0x03, 0x04]

/** Characters that no text has: then the bytes only happen to be valid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/

/** @param isWhole false when the bytes may end within a letter */
export function isText(bytes: Uint8Array, isWhole = true): boolean {
  const wide = starts(bytes, [0xff, 0xfe])
    ? 'utf-16le'
    : starts(bytes, [0xfe, 0xff])
      ? 'utf-16be'
      : null
  // Notepad in Korea still writes the second.
  for (const encoding of wide ? [wide] : ['utf-8', 'euc-kr']) {
    try {
      return !binary.test(
        new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole }),
      )
    } catch {
      // Not in this one.
    }
  }
  return false
}

/**
 * Whether a file that begins so may be one that is kept here. What lies in a container is known only when the
 * whole file is there; what can be none is known at once.
 */
export function mayBeKept(start: Uint8Array): boolean {
  const marks = [pdfMark, pngMark, jpgMark, compoundMark, oldHwpMark, zipMark]
  return marks.some((mark) => starts(start, mark)) || isText(start, false)
}
