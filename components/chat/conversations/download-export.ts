import { ApiError } from '@/lib/api-client'
import { apiDownload, saveFile } from '@/lib/api-download'
import type { ExportFormat } from '@/lib/chat/conversations/constants'
import type { ActionResult } from '@/lib/chat/conversations/types'
import type { AppLocale } from '@/lib/i18n/routing'

const reasons: Record<number, 'unauthorized' | 'exports' | 'missing' | 'tooMany'> = {
  401: 'unauthorized',
  403: 'exports',
  404: 'missing',
  429: 'tooMany',
}

/** A long conversation takes a while to write. */
const timeoutMs = 120_000

/** Fetches a conversation, or one answer, as a file, so that a failure is said here instead of on a page. */
export async function downloadExport(wanted: {
  conversation: string
  message: string | null
  format: ExportFormat
  locale: AppLocale
}): Promise<ActionResult> {
  const { conversation, message, format, locale } = wanted
  const path = `/api/chat/conversations/${conversation}/export`
  const query = { format, locale, message }
  try {
    saveFile(await apiDownload(path, `beopdap.${format}`, { query, timeoutMs }))
    return { ok: true }
  } catch (thrown) {
    const reason = thrown instanceof ApiError ? reasons[thrown.status] : undefined
    return { ok: false, reason: reason ?? 'failed' }
  }
}
