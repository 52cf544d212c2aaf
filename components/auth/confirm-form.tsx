'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useActionState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { initialLinkState } from '@/lib/auth/form-state'
import { confirmLink } from '@/lib/auth/links/actions'
import type { MailLink } from '@/lib/auth/links/schema'

/** The one button under which the link of a mail is used up. */
export function ConfirmForm({
  link,
  next,
  dead,
  children,
}: {
  link: MailLink
  next: string | null
  /** Instead of the button, once the link turns out to be no good. */
  dead: ReactNode
  children: ReactNode
}) {
  const t = useTranslations('auth.confirm')
  const locale = useLocale()
  const [state, action, isPending] = useActionState(confirmLink, initialLinkState)
  if (state.reason === 'dead') return dead
  if (state.reason === 'waitsForOther') {
    return (
      <Notice tone="good" role="status">
        {t('waitsForOther')}
      </Notice>
    )
  }
  return (
    <form action={action} className="space-y-4">
      {children}
      {state.reason ? (
        <Notice tone="error" role="alert">
          {t(`problem.${state.reason}`)}
        </Notice>
      ) : null}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="token_hash" value={link.token_hash} />
      <input type="hidden" name="type" value={link.type} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <button
        type="submit"
        className={`${buttonClass('primary')} w-full`}
        aria-disabled={isPending}
        onClick={(event) => {
          if (isPending) event.preventDefault()
        }}
      >
        {t(isPending ? 'pending' : 'submit')}
      </button>
    </form>
  )
}
