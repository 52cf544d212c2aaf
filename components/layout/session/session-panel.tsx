'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { accountPages } from './account-pages'
import { SignOutButton } from './sign-out-button'
import type { SignedInUser } from './use-session'

/** In the phone's menu: the same as SessionMenu, laid out flat. */
export function SessionPanel({ user }: { user: SignedInUser }) {
  const t = useTranslations('session')
  return (
    <>
      <p className="truncate text-sm col-span-2">
        <span className="text-soft">{t('signedInAs')}</span>{' '}
        <span className="font-semibold">{user.email}</span>
      </p>
      {accountPages(user).map(({ word, href }, index) => (
        <Link
          key={href}
          href={href}
          data-checkout-dialog={word === 'payment' ? '' : undefined}
          className={buttonClass(index === 0 ? 'primary' : 'quiet')}
        >
          {t(word)}
        </Link>
      ))}
      <SignOutButton className={buttonClass()} />
    </>
  )
}
