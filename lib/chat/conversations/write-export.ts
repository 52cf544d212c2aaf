import { getTranslations } from 'next-intl/server'
import { writeDocument } from '@/lib/documents/write/write-document'
import { absoluteUrl } from '@/lib/i18n/alternates'
import type { AppLocale } from '@/lib/i18n/routing'
import { koreanDay } from '@/lib/korean-time'
import type { ExportFormat } from './constants'
import { exportContent } from './export-content'
import { exportDocument } from './export-document'
import { exportFileName, plainFileName } from './export-file-name'
import { markdownOf } from './markdown-export'
import type { ExportedConversation } from './schema'

type FileName = `${string}.${ExportFormat}`

export type ExportFile = { body: string | Uint8Array; name: FileName; plainName: FileName }

/** A conversation as a file in the reader's language. */
export async function writeExport(
  conversation: ExportedConversation,
  { format, locale }: { format: ExportFormat; locale: AppLocale },
  now: Date,
): Promise<ExportFile> {
  const [chat, list] = await Promise.all([
    getTranslations({ locale, namespace: 'chat' }),
    getTranslations({ locale, namespace: 'chatList.export' }),
  ])
  const words = { chat, list, address: (path: string) => absoluteUrl(locale, path), locale }
  const document = exportDocument(conversation, locale, words, now)
  const day = koreanDay(now)
  return {
    body:
      format === 'md' ? markdownOf(document) : await writeDocument(exportContent(document), format),
    name: exportFileName(conversation.title, day, format),
    plainName: plainFileName(day, format),
  }
}
