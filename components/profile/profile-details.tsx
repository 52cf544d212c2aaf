import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useProfileText } from '@/components/layout/use-profile-text'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { profileFieldNames } from '@/lib/profile/constants'
import type { Profile } from '@/lib/profile/schema'

function DetailRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-sm text-soft sm:leading-7">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

/** What the site knows of a person, for themselves. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const t = useTranslations('profile.facts')
  const words = useTranslations('auth.signUp')
  const languages = useTranslations('language')
  const format = useFormatter()
  const profileText = useProfileText()
  const orNone = (text: string | null) => text ?? <span className="text-soft">{t('none')}</span>
  const dayOf = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long' })
  const { marketingAgreedAt } = profile
  return (
    <section aria-labelledby="facts">
      <div className="section-title flex items-end justify-between gap-4">
        <h2 id="facts">{t('title')}</h2>
        <Link href="/profile?edit=1" className={`${buttonClass('primary')} -mt-4 font-semibold`}>
          {t('edit')}
        </Link>
      </div>
      <dl>
        <DetailRow name={t('email')}>
          <span className="break-all">{profile.email}</span>{' '}
          <Link href="/settings#email" className="link text-sm whitespace-nowrap">
            {t('changeEmail')}
          </Link>
        </DetailRow>
        <DetailRow name={t('userType')}>{words(`types.${profile.userType}.name`)}</DetailRow>
        {profileFieldNames.map((name) => (
          <DetailRow key={name} name={words(name)}>
            {orNone(profileText(name, profile[name]))}
          </DetailRow>
        ))}
        <DetailRow name={t('language')}>
          <span lang={profile.language}>{languages(profile.language)}</span>
        </DetailRow>
        {profile.role === 'user' ? null : (
          <DetailRow name={t('role')}>{t(`roles.${profile.role}`)}</DetailRow>
        )}
        <DetailRow name={t('joined')}>
          <time dateTime={profile.joinedAt}>{dayOf(profile.joinedAt)}</time>
        </DetailRow>
        <DetailRow name={t('marketing')}>
          {marketingAgreedAt
            ? t('marketingSince', { date: dayOf(marketingAgreedAt) })
            : t('marketingNone')}
        </DetailRow>
      </dl>
    </section>
  )
}
