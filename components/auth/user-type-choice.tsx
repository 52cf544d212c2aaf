import { useTranslations } from 'next-intl'
import { StaticIcon } from '@/components/ui/static-icon'
import { type UserType, userTypes } from '@/lib/auth/constants'
import { Link } from '@/lib/i18n/navigation'

const items = ['first', 'second', 'third'] as const
const nameClass =
  'flex w-full items-center justify-between gap-2 text-left text-seal after:absolute after:inset-0'

/**
 * The first step of signing up. On the page plain links, so that back and forward do what they should;
 * in the dialog buttons, because the page behind stays.
 */
export function UserTypeChoice({ onChoose }: { onChoose?: (type: UserType) => void }) {
  const t = useTranslations('auth.signUp')
  const Title = onChoose ? 'h3' : 'h2'
  const Name = onChoose ? 'h4' : 'h3'
  return (
    <>
      <Title className={onChoose ? 'font-semibold' : 'mt-6 font-semibold'}>{t('chooseType')}</Title>
      <p className="text-sm text-soft">{t('chooseTypeHint')}</p>
      <ul className="mt-4 grid border-t border-strong md:grid-cols-3">
        {userTypes.map((type) => {
          const name = (
            <>
              {t(`types.${type}.name`)}
              <StaticIcon name="arrowRight" size={18} />
            </>
          )
          return (
            <li
              key={type}
              className="relative py-5 not-first:border-t not-first:border-line md:px-5 md:first:pl-0 md:last:pr-0 md:not-first:border-t-0 md:not-first:border-l"
            >
              <Name className="text-lg font-bold">
                {onChoose ? (
                  <button type="button" className={nameClass} onClick={() => onChoose(type)}>
                    {name}
                  </button>
                ) : (
                  <Link href={{ pathname: '/sign-up', query: { type } }} className={nameClass}>
                    {name}
                  </Link>
                )}
              </Name>
              <p className="text-sm text-soft">{t(`types.${type}.for`)}</p>
              <ul className="mt-3 space-y-1 text-sm">
                {items.map((item) => (
                  <li key={item} className="border-l-2 border-line pl-2.5">
                    {t(`types.${type}.items.${item}`)}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </>
  )
}
