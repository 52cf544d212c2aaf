'use client'

import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { changeCalendar } from '@/lib/matters/actions'
import { type FeedState, initialFeedState } from '@/lib/matters/form-state'

/** The secret address of one's deadlines for a calendar: made, replaced, revoked. */
export function CalendarAddress({ hasAddress }: { hasAddress: boolean }) {
  const t = useTranslations('matters')
  const { state, isPending, form } = useActionForm<FeedState>({
    action: changeCalendar,
    initial: initialFeedState,
  })
  const made = state.result !== null && state.result !== 'revoked' ? state.result.address : null
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <form {...form}>
          <SubmitButton pending={isPending}>
            <span>{t(hasAddress ? 'calendar.renew' : 'calendar.make')}</span>
          </SubmitButton>
          <input type="hidden" name="change" value="make" />
        </form>
        {hasAddress ? <Revoke /> : null}
      </div>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <div aria-live="polite">
        {made ? (
          <div data-form-status tabIndex={-1} className="outline-none">
            <Notice tone="good" title={t('calendar.madeTitle')}>
              <p>{t('calendar.madeText')}</p>
              <div className="mt-2 flex flex-wrap items-center gap-2">
                <code className="min-w-0 border border-line bg-sheet px-2 py-1.5 break-all select-all">
                  {made}
                </code>
                <CopyButton
                  what={made}
                  words={{
                    copy: t('calendar.copy'),
                    copied: t('calendar.copied'),
                    failed: t('calendar.copyFailed'),
                  }}
                />
              </div>
            </Notice>
          </div>
        ) : null}
      </div>
    </div>
  )
}

function Revoke() {
  const t = useTranslations('matters')
  const { state, isPending, form } = useActionForm<FeedState>({
    action: changeCalendar,
    initial: initialFeedState,
  })
  return (
    <form {...form}>
      <input type="hidden" name="change" value="revoke" />
      <button type="submit" aria-disabled={isPending} className="link min-h-9 text-sm">
        {t('calendar.revoke')}
      </button>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
