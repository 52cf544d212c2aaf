import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { AccountLinks } from '@/components/layout/session/account-links'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
import { StaticIcon } from '@/components/ui/static-icon'
import { menuEntryClass } from './menu-entry'
import { CompanyLinks, PageLink, ProductLinks } from './site-links'
import { SiteLogo } from './site-logo'

const iconButton = 'inline-flex size-10 items-center justify-center text-ink hover:text-seal'
const main = [
  'caseSearch',
  'statutes',
  'citationCheck',
  'templates',
  'calculators',
  'aiChat',
  'pricing',
  'contact',
] as const

/** Everything of the header on one screen: a modal dialog, which holds the focus and closes on Escape. */
export function MobileMenu({ className }: { className: string }) {
  const t = useTranslations('header')
  const id = useId()
  return (
    <div className={className}>
      <DialogButton opens={id} label={t('menu')} className={iconButton}>
        <StaticIcon name="menu" size={22} />
      </DialogButton>
      <dialog
        id={id}
        aria-label={t('menu')}
        className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-paper text-ink"
      >
        <div className="page flex h-14 items-center justify-between border-b border-line">
          <SiteLogo />
          <form method="dialog">
            <button type="submit" className={iconButton} aria-label={t('close')}>
              <StaticIcon name="x" size={22} />
            </button>
          </form>
        </div>
        <div className="page pb-10">
          <AccountLinks place="panel" className="grid grid-cols-2 gap-2 py-4" />
          <nav aria-label={t('menu')} className="-mx-4">
            <ul className="border-y border-line py-2 font-semibold">
              {main.map((page) => (
                <li key={page}>
                  <PageLink page={page} className={`${menuEntryClass} py-2.5`} />
                </li>
              ))}
            </ul>
            <div className="grid border-b border-line py-2 sm:grid-cols-2">
              <ProductLinks />
            </div>
            <div className="py-2">
              <p className="px-4 pt-2 pb-1 text-xs font-bold text-soft">{t('about')}</p>
              <CompanyLinks />
            </div>
          </nav>
        </div>
      </dialog>
    </div>
  )
}
