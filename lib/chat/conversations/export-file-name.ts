import type { ExportFormat } from './constants'
import { plainCharacters } from './plain-characters'

const longestStem = 60

/** What no file system takes, or takes for a folder. */
const unsafe = /[\\/:*?"<>|\p{Cc}]/gu

/** `임대차 보증금 2026-11-21.docx`: a name that every file system takes. */
export function exportFileName(title: string, day: string, format: ExportFormat): string {
  const stem = plainCharacters(title)
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+/, '')
  const short = [...stem].slice(0, longestStem).join('').trim()
  return `${short ? `${short} ` : 'beopdap '}${day}.${format}`
}

/** The name in a header: for old programs without its letters, for others in UTF-8 (RFC 6266). */
export function attachment(name: string, day: string, format: ExportFormat): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="beopdap-${day}.${format}"; filename*=UTF-8''${encoded}`
}
