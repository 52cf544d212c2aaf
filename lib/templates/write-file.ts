import { writeDocument } from '@/lib/documents/write/write-document'
import type { DownloadFormat } from './constants'
import type { DraftedDocument } from './draft/draft-document'

/** Brackets of blanks need no escape in Markdown: no link is defined by them. */
const plainBlanks = (markdown: string) => markdown.replace(/\\\[([^\\[\]]*)\\\]/g, '[$1]')

/** The written document of a template as the bytes of a file. */
export async function writeTemplateFile(
  document: DraftedDocument,
  format: DownloadFormat,
): Promise<Uint8Array> {
  const { title, blocks } = document
  const file = await writeDocument({ title, blocks, language: 'ko' }, format)
  return format === 'md'
    ? new TextEncoder().encode(plainBlanks(new TextDecoder().decode(file)))
    : file
}
