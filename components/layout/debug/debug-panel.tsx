'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { SignedInUser } from '@/components/layout/session/use-session'

/** Hidden (spec 2): what to read out when something looks wrong. Shows only what the visitor knows of themselves. */
export function DebugPanel({
  user,
  location,
  onClose,
}: {
  user: SignedInUser | null
  location: string
  onClose: () => void
}) {
  const t = useTranslations('session.debug')
  const rows = [
    ['email', user?.email ?? t('signedOut')],
    ['role', user?.role ?? t('signedOut')],
    ['location', location],
  ] as const
  return (
    <aside
      aria-label={t('title')}
      className="fixed right-3 bottom-3 z-40 max-w-[calc(100vw-1.5rem)] border border-strong bg-paper p-3 text-xs"
    >
      <p className="flex items-center justify-between gap-6 font-bold">
        {t('title')}
        <button
          type="button"
          aria-label={t('close')}
          className="inline-flex size-6 items-center justify-center"
          onClick={onClose}
        >
          <X size={14} aria-hidden="true" />
        </button>
      </p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3">
        {rows.map(([row, value]) => (
          <div key={row} className="contents">
            <dt className="text-soft">{t(row)}</dt>
            <dd className="break-all">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
