'use client'

import { X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { openUploadsSchema, partsOf } from '@/lib/documents/uploads/schema'
import { useApi } from '@/lib/use-api'
import { cancelUpload } from './send-in-parts'

/** Uploads that broke off, of which a page that was loaded anew knows nothing more: the same file again goes on. */
export function UnfinishedUploads({
  known,
}: {
  /** Those that are under way here. */
  known: readonly string[]
}) {
  const t = useTranslations('documents')
  const format = useFormatter()
  const { data, reload } = useApi('/api/documents/uploads', {
    schema: openUploadsSchema,
    attempts: 1,
  })
  const [failed, setFailed] = useState<string | null>(null)
  const unfinished = (data?.uploads ?? []).filter(({ id }) => !known.includes(id))
  if (unfinished.length === 0) return null
  async function remove(id: string) {
    setFailed(null)
    try {
      await cancelUpload(id)
    } catch {
      setFailed(id)
    }
    await reload()
  }
  return (
    <ul aria-label={t('unfinished.title')} className="border-t border-line">
      {unfinished.map((upload) => {
        const { id, name, received } = upload
        // As while it is sent: never more than is there.
        const part = Math.floor((received / partsOf(upload)) * 100) / 100
        const share = format.number(part, { style: 'percent' })
        return (
          <li key={id} className="flex items-start gap-2 border-b border-line py-2 text-sm">
            <div className="min-w-0 grow">
              <p className="truncate">{name}</p>
              <p className="text-soft">{t('unfinished.text', { share })}</p>
              {failed === id ? (
                <p role="alert" className="text-danger">
                  {t('problem.failed')}
                </p>
              ) : null}
            </div>
            <button
              type="button"
              aria-label={t('stop', { name })}
              className="grid size-9 shrink-0 place-content-center text-soft hover:text-ink"
              onClick={() => void remove(id)}
            >
              <X size={16} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
