import { getTranslations } from 'next-intl/server'
import { absoluteUrl } from '@/lib/i18n/alternates'
import type { AppLocale } from '@/lib/i18n/routing'
import { koreanDay } from '@/lib/korean-time'
import type { ExportFormat } from './constants'
import { docxOf } from './docx-export'
import type { ExportWords } from './export-block'
import { exportDocument } from './export-document'
import { exportFileName, plainFileName } from './export-file-name'
import { markdownOf } from './markdown-export'
import type { ExportedConversation } from './schema'

type FileName = `${string}.${ExportFormat}`

export type ExportFile = { body: string | Buffer; name: FileName; plainName: FileName }

/** What the page's number stands between: the words are asked for with marks in their places. */
function aroundPages(list: ExportWords['list']): [string, string, string] {
  const parts = list('page', { page: '\u0000', pages: '\u0000' }).split('\u0000')
  return [parts[0] ?? '', parts[1] ?? '', parts[2] ?? '']
}

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
    body: format === 'docx' ? await docxOf(document, aroundPages(list)) : markdownOf(document),
    name: exportFileName(conversation.title, day, format),
    plainName: plainFileName(day, format),
  }
}
