import type { ZipParts } from '@/lib/documents/read/open-zip'

const sheet = /^xl\/worksheets\/[^/]+\.xml$/
const cell = /<c\b[^>]*>([\s\S]*?)<\/c>/g

/** Whether a workbook has cells that were never calculated: all that can be read of them is their formula. */
export function hasUncalculated(parts: ZipParts): boolean {
  for (const [name, bytes] of parts) {
    if (!sheet.test(name)) continue
    for (const [, inside = ''] of Buffer.from(bytes).toString('utf8').matchAll(cell))
      if (/<f[\s>/]/.test(inside) && !/<v>[^<]/.test(inside)) return true
  }
  return false
}
