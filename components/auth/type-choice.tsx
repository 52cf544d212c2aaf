import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { userTypes } from '@/lib/auth/constants'
import { Link } from '@/lib/i18n/navigation'

const items = ['first', 'second', 'third'] as const

/** The first step of signing up: plain links, so that back and forward do what they should. */
export function TypeChoice() {
  const t = useTranslations('auth.signUp')
  return (
    <>
      <h2 className="mt-6 font-semibold">{t('chooseType')}</h2>
      <p className="text-sm text-soft">{t('chooseTypeHint')}</p>
      <ul className="mt-4 grid border-t border-strong md:grid-cols-3">
        {userTypes.map((type) => (
          <li
            key={type}
            className="relative py-5 not-first:border-t not-first:border-line md:px-5 md:first:pl-0 md:last:pr-0 md:not-first:border-t-0 md:not-first:border-l"
          >
            <h3 className="text-lg font-bold">
              <Link
                href={{ pathname: '/sign-up', query: { type } }}
                className="flex items-center justify-between gap-2 text-seal after:absolute after:inset-0"
              >
                {t(`types.${type}.name`)}
                <ArrowRight size={18} aria-hidden="true" />
              </Link>
            </h3>
            <p className="text-sm text-soft">{t(`types.${type}.for`)}</p>
            <ul className="mt-3 space-y-1 text-sm">
              {items.map((item) => (
                <li key={item} className="border-l-2 border-line pl-2.5">
                  {t(`types.${type}.items.${item}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
