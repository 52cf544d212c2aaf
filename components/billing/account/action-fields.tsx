import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import type { ActionState } from '@/lib/billing/subscription/action-state'
import { Link } from '@/lib/i18n/navigation'

export type ActionFieldsProps = {
  /** What useActionState gave. */
  sent: readonly [ActionState, (data: FormData) => void, boolean]
  /** Words of the button. */
  button: ReactNode
  look?: Parameters<typeof buttonClass>[0]
  /** Fields, hidden or not. */
  children?: ReactNode
}

/** The form of an act: its fields, why nothing was done, its button. */
export function ActionFields({ sent, button, look = 'quiet', children }: ActionFieldsProps) {
  const t = useTranslations('billingActions')
  const locale = useLocale()
  const [{ attempt, problem, amount }, action, pending] = sent
  const said = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (attempt > 0) said.current?.focus()
  }, [attempt])

  return (
    <form action={action} className="space-y-4">
      <input type="hidden" name="locale" value={locale} />
      {children}
      <div aria-live="polite" className="empty:hidden">
        {problem ? (
          <div key={attempt} ref={said} tabIndex={-1} className="outline-none">
            <Notice tone={problem === 'changed' ? 'warn' : 'error'}>
              {problem === 'changed'
                ? t('changed', { amount: amount ?? 0 })
                : t(`problem.${problem}`)}{' '}
              {problem === 'unauthorized' ? (
                <Link
                  href={{ pathname: '/login', query: { next: '/billing/management' } }}
                  className="link"
                >
                  {t('logIn')}
                </Link>
              ) : null}
            </Notice>
          </div>
        ) : null}
      </div>
      <button type="submit" aria-disabled={pending} className={buttonClass(look)}>
        {pending ? <Spinner className="size-4" /> : null}
        {button}
      </button>
    </form>
  )
}
