import { longestName } from './constants'
import type { DocumentKind } from './document-kind'

const endings: Record<DocumentKind, RegExp> = {
  pdf: /\.pdf$/i,
  docx: /\.docx$/i,
  xlsx: /\.xlsx$/i,
  hwp: /\.hwp$/i,
  hwpx: /\.hwpx$/i,
  txt: /\.(?:txt|text|csv|log)$/i,
  md: /\.(?:md|markdown)$/i,
  jpg: /\.jpe?g$/i,
  png: /\.png$/i,
}

/**
 * A name that can be kept and given back as a file: no folders, no characters that steer a terminal, a
 * reader's direction or a file system, and the ending of what the file really is. Null when nothing is left.
 */
export function cleanName(given: string, kind: DocumentKind): string | null {
  const plain = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (plain === '') return null
  const ending = endings[kind].exec(plain)?.[0] ?? `.${kind}`
  const stem = plain.endsWith(ending) ? plain.slice(0, -ending.length) : plain
  const short = [...stem]
    .slice(0, longestName - ending.length)
    .join('')
    .trim()
  return `${short || 'document'}${ending}`
}
