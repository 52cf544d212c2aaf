import { plainCharacters } from '@/lib/plain-characters'
import type { ExportFormat } from './constants'

const longestStem = 60

/** What no file system takes, or takes for a folder. */
const unsafe = /[\\/:*?"<>|\p{Cc}]/gu

/** `임대차 보증금 2026-11-21.docx`: a name that every file system takes. */
export function exportFileName<Ending extends ExportFormat>(
  title: string,
  day: string,
  format: Ending,
): `${string}.${Ending}` {
  const stem = plainCharacters(title)
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+/, '')
  const short = [...stem].slice(0, longestStem).join('').trim()
  return `${short ? `${short} ` : 'beopdap '}${day}.${format}`
}

/** The same for programs that read no Hangul in a header. */
export const plainFileName = <Ending extends ExportFormat>(day: string, format: Ending) =>
  `beopdap-${day}.${format}` as const
