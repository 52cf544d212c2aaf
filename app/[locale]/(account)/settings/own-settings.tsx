import { getLocale, getTranslations } from 'next-intl/server'
import { IslandMessages } from '@/components/layout/island-messages'
import { EmailForm } from '@/components/profile/email-form'
import { LanguageForm } from '@/components/profile/language-form'
import { NotificationForm } from '@/components/profile/notification-form'
import { PasswordForm } from '@/components/profile/password-form'
import { SavedNotice } from '@/components/profile/saved-notice'
import { SettingsPart } from '@/components/profile/settings-part'
import { ThemeChoice } from '@/components/profile/theme-choice'
import { SideSection } from '@/components/ui/side-section'
import type { SessionUser } from '@/lib/auth/schema'
import { loadProfile } from '@/lib/profile/loaders'
import { OwnEvents, OwnSessions } from './security-parts'

type Props = { user: SessionUser; isLanguageSaved: boolean }

/** Every section saves by itself. What an account without a profile cannot have is left out. */
export async function OwnSettings({ user, isLanguageSaved }: Props) {
  const [t, locale, profile] = await Promise.all([
    getTranslations('settings'),
    getLocale(),
    loadProfile(user),
  ])
  return (
    <IslandMessages of={['auth', 'language', 'settings', 'theme']}>
      <SideSection id="language" title={t('language.title')} text={t('language.text')}>
        {isLanguageSaved ? (
          <SavedNotice key={profile?.updatedAt} language={locale}>
            {t('language.saved')}
          </SavedNotice>
        ) : null}
        <LanguageForm language={profile?.language ?? locale} />
      </SideSection>
      <SideSection id="theme" title={t('theme.title')} text={t('theme.text')}>
        <ThemeChoice />
      </SideSection>
      {profile ? (
        <SideSection
          id="notifications"
          title={t('notifications.title')}
          text={t('notifications.text')}
        >
          <NotificationForm
            marketingAgreedAt={profile.marketingAgreedAt}
            signInAlerts={profile.signInAlerts}
          />
        </SideSection>
      ) : null}
      <SideSection id="security" title={t('security.title')} text={t('security.text')}>
        <SettingsPart id="password" title={t('password.title')}>
          <PasswordForm email={user.email} />
        </SettingsPart>
        <SettingsPart id="email" title={t('email.title')}>
          <EmailForm email={user.email} />
        </SettingsPart>
        <SettingsPart id="sessions" title={t('sessions.title')}>
          <OwnSessions />
        </SettingsPart>
        <SettingsPart id="events" title={t('events.title')}>
          <OwnEvents user={user} />
        </SettingsPart>
      </SideSection>
    </IslandMessages>
  )
}
