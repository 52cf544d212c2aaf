import type { Content } from '@/lib/documents/blocks/schema'
import { writeDocx } from './docx/write-docx'
import { writeHwpx } from './hwpx/write-hwpx'
import { writeMarkdown } from './write-markdown'
import { writeText } from './write-text'

export const writtenFormats = ['docx', 'hwpx', 'pdf', 'md', 'txt'] as const
export type WrittenFormat = (typeof writtenFormats)[number]

/**
 * Writes a document in any of the formats, from the same blocks.
 * @param content parsed by `contentSchema`
 */
export async function writeDocument(content: Content, format: WrittenFormat): Promise<Uint8Array> {
  switch (format) {
    case 'docx':
      return writeDocx(content)
    case 'hwpx':
      return writeHwpx(content)
    case 'pdf': {
      // Megabytes of layout that the other formats need nothing of.
      const { writePdf } = await import('./pdf/write-pdf')
      return writePdf(content)
    }
    case 'md':
      return writeMarkdown(content)
    case 'txt':
      return writeText(content)
  }
}
