'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import { FormStatus } from '@/components/ui/form/form-status'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Tag } from '@/components/ui/tag'
import type { OwnSession } from '@/lib/profile/schema'
import { endSessions } from '@/lib/profile/settings/actions'
import { initialSessionState, type SessionState } from '@/lib/profile/settings/form-state'
import { SettingFailure } from './setting-failure'
import { useBrowserName } from './use-browser-name'

/** Where a person is signed in. One form: the button that sends it says which session is meant. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTranslations('settings.sessions')
  const browserWords = useBrowserName()
  const { state, isPending, form } = useActionForm<SessionState>({
    action: endSessions,
    initial: initialSessionState,
  })
  const [asked, setAsked] = useState('')
  const endButton = (session: string, words: string, label?: string) => (
    <button
      type="submit"
      name="session"
      value={session}
      aria-label={label}
      aria-disabled={isPending}
      className={buttonClass()}
      onClick={() => setAsked(session)}
    >
      {isPending && asked === session ? t('ending') : words}
    </button>
  )
  return (
    <form {...form} className="space-y-4">
      <FormStatus tone={state.result ? 'good' : 'error'}>
        {state.reason ? <SettingFailure reason={state.reason} /> : null}
        {state.result ? t(state.result) : null}
      </FormStatus>
      <ul>
        {sessions.map((session) => {
          const name = browserWords(session.userAgent)
          return (
            <li
              key={session.id}
              className="flex items-center justify-between gap-4 border-b border-line pb-2.5 not-first:pt-2.5"
            >
              <div className="min-w-0">
                <p className="font-medium">
                  {name} {session.isCurrent ? <Tag tone="good">{t('current')}</Tag> : null}
                </p>
                <p className="text-sm break-words text-soft">
                  {t('used')} <DateTime at={session.lastUsedAt} to="minute" />
                  {session.address ? ` · ${session.address}` : null}
                </p>
              </div>
              {session.isCurrent ? null : endButton(session.id, t('end'), `${t('end')}: ${name}`)}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 ? (
        endButton('others', t('endOthers'))
      ) : (
        <p className="text-sm text-soft">{t('onlyHere')}</p>
      )}
    </form>
  )
}
