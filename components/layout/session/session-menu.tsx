'use client'

import { CircleUserRound } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { DisclosureMenu } from '@/components/ui/overlay/disclosure-menu'
import { menuItemClass } from '@/components/ui/overlay/menu-item-class'
import { Link } from '@/lib/i18n/navigation'
import { accountPages } from './account-pages'
import { SignOutButton } from './sign-out-button'
import type { SignedInUser } from './use-session'

/** In the header: the way into the service, and the menu of the account. */
export function SessionMenu({ user }: { user: SignedInUser }) {
  const t = useTranslations('session')
  return (
    <>
      <Link href="/ai-chat" className={`${buttonClass('primary')} max-sm:hidden`}>
        {t('open')}
      </Link>
      <DisclosureMenu
        align="right"
        ariaLabel={`${t('account')}: ${user.email}`}
        label={<CircleUserRound size={20} aria-hidden="true" />}
      >
        <p className="border-b border-line px-4 pt-1 pb-2 text-sm">
          <span className="block text-soft">{t('signedInAs')}</span>
          <span className="block max-w-64 truncate font-semibold">{user.email}</span>
        </p>
        <ul>
          {accountPages(user).map(({ word, href }) => (
            <li key={href}>
              <Link
                href={href}
                className={menuItemClass}
                data-checkout-dialog={word === 'payment' ? '' : undefined}
              >
                {t(word)}
              </Link>
            </li>
          ))}
          <li>
            <SignOutButton className={menuItemClass} />
          </li>
        </ul>
      </DisclosureMenu>
    </>
  )
}
