import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { EmailForm } from '@/components/profile/email-form'
import { LanguageForm } from '@/components/profile/language-form'
import { NotificationForm } from '@/components/profile/notification-form'
import { PasswordForm } from '@/components/profile/password-form'
import { SavedNotice } from '@/components/profile/saved-notice'
import { SettingsSubsection } from '@/components/profile/settings-subsection'
import { ThemeChoice } from '@/components/profile/theme-choice'
import { buttonClass } from '@/components/ui/button-class'
import { SettingsSection } from '@/components/ui/settings-section'
import type { SessionUser } from '@/lib/auth/schema'
import { Link } from '@/lib/i18n/navigation'
import { loadProfile } from '@/lib/profile/loaders'
import { OwnEvents, OwnFactor, OwnSessions } from './security-sections'

type Props = { user: SessionUser; isLanguageSaved: boolean }

/** Every section saves by itself. What an account without a profile cannot have is left out. */
export async function OwnSettings({ user, isLanguageSaved }: Props) {
  const [t, locale, profile] = await Promise.all([
    getTranslations('settings'),
    getLocale(),
    loadProfile(user),
  ])
  return (
    <ClientMessages of={['auth', 'language', 'settings', 'theme']}>
      <SettingsSection id="language" title={t('language.title')} text={t('language.text')}>
        {isLanguageSaved ? (
          <SavedNotice key={profile?.updatedAt} language={locale}>
            {t('language.saved')}
          </SavedNotice>
        ) : null}
        <LanguageForm language={profile?.language ?? locale} />
      </SettingsSection>
      <SettingsSection id="theme" title={t('theme.title')} text={t('theme.text')}>
        <ThemeChoice />
      </SettingsSection>
      {profile ? (
        <SettingsSection
          id="notifications"
          title={t('notifications.title')}
          text={t('notifications.text')}
        >
          <NotificationForm
            marketingAgreedAt={profile.marketingAgreedAt}
            signInAlerts={profile.signInAlerts}
          />
        </SettingsSection>
      ) : null}
      <SettingsSection id="security" title={t('security.title')} text={t('security.text')}>
        <SettingsSubsection id="password" title={t('password.title')}>
          <PasswordForm email={user.email} />
        </SettingsSubsection>
        <SettingsSubsection id="email" title={t('email.title')}>
          <EmailForm email={user.email} />
        </SettingsSubsection>
        {user.role === 'user' ? null : (
          <SettingsSubsection id="factor" title={t('factor.title')}>
            <OwnFactor user={user} />
          </SettingsSubsection>
        )}
        <SettingsSubsection id="sessions" title={t('sessions.title')}>
          <OwnSessions />
        </SettingsSubsection>
        <SettingsSubsection id="events" title={t('events.title')}>
          <OwnEvents user={user} />
        </SettingsSubsection>
      </SettingsSection>
      <SettingsSection
        id="organizations"
        title={t('organizations.title')}
        text={t('organizations.text')}
      >
        <Link href="/settings/organizations" className={buttonClass()}>
          {t('organizations.open')}
        </Link>
      </SettingsSection>
      <SettingsSection id="api-keys" title={t('apiKeys.title')} text={t('apiKeys.text')}>
        <Link href="/settings/api-keys" className={buttonClass()}>
          {t('apiKeys.open')}
        </Link>
      </SettingsSection>
      <SettingsSection id="webhooks" title={t('webhooks.title')} text={t('webhooks.text')}>
        <Link href="/settings/webhooks" className={buttonClass()}>
          {t('webhooks.open')}
        </Link>
      </SettingsSection>
    </ClientMessages>
  )
}
