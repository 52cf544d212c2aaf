'use client'

import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'
import { maxAllowedAddresses } from '@/lib/settings/constants'
import { isAllowed, normalizeAllowedEntry } from '@/lib/site-state/ip-address'

type Props = {
  allowed: readonly string[]
  /** Where the administrator asks from. */
  own: string | null
  onChange: (allowed: string[]) => void
}

/** Who sees the site while it is closed, without signing in. */
export function AllowedAddresses({ allowed, own, onChange }: Props) {
  const t = useTranslations('adminSettings.allowed')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'notAnAddress' | 'there' | 'tooMany' | null>(null)

  function add(text: string) {
    const entry = normalizeAllowedEntry(text)
    if (!entry) return setProblem('notAnAddress')
    if (allowed.includes(entry)) return setProblem('there')
    if (allowed.length >= maxAllowedAddresses) return setProblem('tooMany')
    setProblem(null)
    setTyped('')
    onChange([...allowed, entry])
  }
  return (
    <div className="space-y-3">
      <div>
        <h3 className="text-sm font-semibold">{t('title')}</h3>
        <p className="text-sm text-soft">{t('hint')}</p>
      </div>
      {allowed.length > 0 ? (
        <ul aria-label={t('title')} className="flex flex-wrap gap-2">
          {allowed.map((entry) => (
            <li
              key={entry}
              className="flex items-center border border-line ps-2.5 text-sm break-all tabular-nums"
            >
              {entry}
              <button
                type="button"
                aria-label={t('remove', { address: entry })}
                className="grid size-8 shrink-0 place-content-center text-soft hover:text-ink"
                onClick={() => onChange(allowed.filter((other) => other !== entry))}
              >
                <X size={14} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm text-soft">{t('none')}</p>
      )}
      <div className="flex flex-wrap items-start gap-2">
        <div className="w-64 max-w-full">
          <TextField
            name="address"
            label={t('add')}
            error={problem ? t(`problem.${problem}`, { count: maxAllowedAddresses }) : undefined}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            placeholder="203.0.113.5"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add(typed)
            }}
          />
        </div>
        <button type="button" className={`${buttonClass()} mt-6`} onClick={() => add(typed)}>
          {t('addButton')}
        </button>
      </div>
      {own ? (
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
          <span>{t('own', { address: own })}</span>
          {isAllowed(allowed, own) ? (
            <span>{t('ownThere')}</span>
          ) : (
            <button type="button" className="link font-semibold" onClick={() => add(own)}>
              {t('addOwn')}
            </button>
          )}
        </p>
      ) : null}
    </div>
  )
}
