import { getLocale, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { SignOutButton } from '@/components/layout/session/sign-out-button'
import { PendingDeletion } from '@/components/profile/pending-deletion'
import { ProfileAside } from '@/components/profile/profile-aside'
import { ProfileDetails } from '@/components/profile/profile-details'
import { ProfileForm } from '@/components/profile/profile-form'
import { SavedNotice } from '@/components/profile/saved-notice'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import type { SessionUser } from '@/lib/auth/schema'
import { loadKeptOrganizations } from '@/lib/organizations/loaders'
import type { SavedNoticeKey } from '@/lib/profile/constants'
import { loadDeletion, loadProfile } from '@/lib/profile/loaders'
import { initialProfileState } from '@/lib/profile/profile-form'

type Props = { user: SessionUser; edit: boolean; saved: SavedNoticeKey | null }

/** The profile, or the form that changes it, with what else can be done beside it. */
export async function OwnProfile({ user, edit, saved }: Props) {
  const [t, locale, profile, deletion, kept] = await Promise.all([
    getTranslations('profile'),
    getLocale(),
    loadProfile(user),
    loadDeletion(user),
    loadKeptOrganizations(),
  ])
  if (!profile) {
    return (
      <ClientMessages of={['session']}>
        <EmptyState
          title={t('missing.title')}
          action={<SignOutButton className={buttonClass('primary')} />}
        >
          {t('missing.text')}
        </EmptyState>
      </ClientMessages>
    )
  }
  const state = `${profile.updatedAt} ${deletion?.status} ${deletion?.requestedAt}`
  return (
    <ClientMessages of={['auth', 'language', 'profile', 'session']}>
      {saved || deletion?.status === 'requested' ? (
        <div className="mb-6 space-y-4">
          {saved ? (
            // Saved once more, it is said once more.
            <SavedNotice key={state} language={profile.language === locale ? locale : undefined}>
              {t(`saved.${saved}`)}
            </SavedNotice>
          ) : null}
          {deletion?.status === 'requested' ? (
            <PendingDeletion requestedAt={deletion.requestedAt} />
          ) : null}
        </div>
      ) : null}
      {edit ? (
        <ProfileForm email={profile.email} start={initialProfileState(profile)} />
      ) : (
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,46rem)_20rem]">
          <ProfileDetails profile={profile} />
          <ProfileAside
            email={profile.email}
            plan={user.plan}
            deletion={deletion}
            keptOrganizations={kept}
          />
        </div>
      )}
    </ClientMessages>
  )
}
