import type { ExportFormat } from '@/lib/chat/conversations/constants'
import type { ActionResult } from '@/lib/chat/conversations/types'
import type { AppLocale } from '@/lib/i18n/routing'

/** The name that the server gives the file. */
function nameIn(header: string | null, otherwise: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(header ?? '') ?? []
  try {
    return encoded ? decodeURIComponent(encoded) : otherwise
  } catch {
    return otherwise
  }
}

const reasons: Record<number, 'unauthorized' | 'exports' | 'missing' | 'tooMany'> = {
  401: 'unauthorized',
  403: 'exports',
  404: 'missing',
  429: 'tooMany',
}

/** Fetches a conversation, or one answer, as a file, so that a failure is said here instead of on a page. */
export async function downloadExport(wanted: {
  conversation: string
  message: string | null
  format: ExportFormat
  locale: AppLocale
}): Promise<ActionResult> {
  const { conversation, message, format, locale } = wanted
  const asked = new URLSearchParams({ format, locale, ...(message ? { message } : {}) })
  const response = await fetch(`/api/chat/conversations/${conversation}/export?${asked}`)
  if (!response.ok) return { ok: false, reason: reasons[response.status] ?? 'failed' }
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = nameIn(response.headers.get('content-disposition'), `beopdap.${format}`)
  link.click()
  // The browser has taken hold of it once this task is over.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
  return { ok: true }
}
