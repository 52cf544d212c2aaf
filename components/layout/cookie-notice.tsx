'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { type Consent, refusesTracking, storeConsent } from './consent'

const choices = [
  ['necessary', 'onlyNecessary'],
  ['statistics', 'allow'],
] as const

/** A choice, not a wall: the page can be used with the notice open, and both answers weigh the same. */
export function CookieNotice({
  consent,
  counters,
  reopened,
  onChosen,
}: {
  consent: Consent | null
  counters: string[]
  /** From the footer: the notice then takes the focus. */
  reopened: boolean
  onChosen: () => void
}) {
  const t = useTranslations('cookies')
  const locale = useLocale()
  const notice = useRef<HTMLElement>(null)
  const tools = new Intl.ListFormat(locale).format(counters)

  useEffect(() => {
    if (reopened) notice.current?.focus()
  }, [reopened])

  return (
    <aside
      ref={notice}
      tabIndex={-1}
      aria-label={t('label')}
      className="border-t border-strong bg-sheet text-sm"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-3">
        <div className="max-w-[60em] flex-1 basis-72 leading-relaxed text-soft">
          <p>{t('necessary')}</p>
          <p>
            {t('statistics')} {counters.length > 0 ? `${t('external', { tools })} ` : null}
            {refusesTracking() ? `${t('signal')} ` : null}
            <Link href="/privacy-policy" prefetch={false} className="link whitespace-nowrap">
              {t('policy')}
            </Link>
          </p>
        </div>
        <div className="grid grid-cols-2 gap-2 max-sm:w-full">
          {choices.map(([choice, word]) => (
            <button
              key={choice}
              type="button"
              className={`${buttonClass()} bg-paper`}
              aria-pressed={reopened ? consent === choice : undefined}
              onClick={() => {
                storeConsent(choice)
                onChosen()
              }}
            >
              {t(word)}
            </button>
          ))}
        </div>
      </div>
    </aside>
  )
}
