'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { CloseButton } from '@/components/ui/close-button'
import { TextArea, TextField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { requestDeletion } from '@/lib/profile/actions'
import { maxReasonLength } from '@/lib/profile/constants'
import { type DeletionState, initialDeletionState } from '@/lib/profile/form-state'
import { LogInLink } from './log-in-link'

const removed = ['profile', 'logins', 'activity'] as const
const kept = ['payments', 'inquiries', 'logs', 'posts'] as const

function DeletionConsequences() {
  const t = useTranslations('profile.leave.dialog')
  return (
    <div className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
      <div>
        <h3 className="font-bold">{t('removedTitle')}</h3>
        <ul className="mt-1 list-disc space-y-0.5 pl-4">
          {removed.map((each) => (
            <li key={each}>{t(`removed.${each}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-bold">{t('keptTitle')}</h3>
        <ul className="mt-1 list-disc space-y-0.5 pl-4">
          {kept.map((each) => (
            <li key={each}>{t(`kept.${each}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * Asks once more, and for the address of the account. A native dialog: its button opens it without
 * script too, and what the server then answers is shown with it open: over the cookie notice, because without
 * script it is then not in the top layer.
 */
export function DeletionDialog({ id, email }: { id: string; email: string }) {
  const t = useTranslations('profile.leave.dialog')
  const problems = useTranslations('profile.problem')
  const locale = useLocale()
  const { state, isPending, form, field } = useActionForm<DeletionState>({
    action: requestDeletion,
    initial: initialDeletionState,
    errorText: (key) => t(`error.${key}`, { most: maxReasonLength }),
  })
  const [hasScript, setScript] = useState(false)
  useEffect(() => setScript(true), [])
  const { reason } = state
  return (
    <dialog
      id={id}
      open={(!hasScript && state.attempt > 0) || undefined}
      aria-labelledby={`${id}-title`}
      className="z-20 m-auto max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto border border-strong bg-paper text-ink"
    >
      <div className="space-y-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-lg font-bold">
            {t('title')}
          </h2>
          <form method="dialog">
            <CloseButton label={t('close')} className="-mt-1.5 -mr-2" type="submit" />
          </form>
        </div>
        <p>{t('text')}</p>
        <DeletionConsequences />
        <form {...form} className="space-y-4 border-t border-line pt-4">
          <FormStatus tone="error">
            {reason ? (
              <>
                {problems(reason)}{' '}
                {reason === 'unauthorized' ? <LogInLink next="/profile" /> : null}
              </>
            ) : null}
          </FormStatus>
          <input type="hidden" name="locale" value={locale} />
          <div className="space-y-4">
            <TextField
              {...field('email')}
              type="email"
              label={t('email')}
              hint={email}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
            <TextArea
              {...field('reason')}
              label={
                <>
                  {t('reason')} <span className="font-normal text-soft">({t('optional')})</span>
                </>
              }
              maxLength={maxReasonLength}
              rows={3}
            />
          </div>
          <div className="flex flex-wrap justify-end gap-2">
            <SubmitButton pending={isPending} look="danger">
              {t(isPending ? 'sending' : 'send')}
            </SubmitButton>
          </div>
        </form>
      </div>
    </dialog>
  )
}
