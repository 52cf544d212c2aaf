import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MatterRegister } from '@/components/knowledge/matter-register'
import { ProblemNotice } from '@/components/knowledge/problem-notice'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { ActList } from '@/components/organizations/act-list'
import { DeletionForm } from '@/components/organizations/deletion-form'
import { InvitationList } from '@/components/organizations/invitation-list'
import { InviteForm } from '@/components/organizations/invite-form'
import { LeaveForm } from '@/components/organizations/leave-form'
import { MemberList } from '@/components/organizations/member-list'
import { NameForm } from '@/components/organizations/name-form'
import { RoleRights } from '@/components/organizations/role-rights'
import { SharedList } from '@/components/saved/shared-list'
import { buttonClass } from '@/components/ui/button-class'
import { SettingsSection } from '@/components/ui/settings-section'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { loadMatters } from '@/lib/knowledge/sharing/loaders'
import { loadOrganization } from '@/lib/organizations/loaders'
import { mayAdminister, mayContribute, mayPaySeats, mayRead } from '@/lib/organizations/role-rights'
import { privateMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'
import { loadShared } from '@/lib/saved/loaders'
import { sitePages } from '@/lib/site-pages'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return privateMetadata('organizations', `/settings/organizations/${id}`)
}

/** One organisation: its people, whom it waits for, what was done in it, and the way out. */
export default async function OrganizationPage({ params, searchParams }: Props) {
  const { organization, invitations, now } = await loadOrganization((await params).id)
  const [t, pages, matter] = await Promise.all([
    getTranslations('organizations'),
    getTranslations('pages'),
    getTranslations('knowledge.matter'),
  ])
  const { id, name, role, seats, taken, isLastOwner, acts, members } = organization
  const isAdministered = mayAdminister(role)
  const shared = mayRead(role) ? await loadShared(id) : []
  const matters = isAdministered ? await loadMatters(id) : null
  const { reason } = await searchParams
  return (
    <div className="page pb-10">
      <Breadcrumb
        trail={[
          { label: pages('settings.name'), href: sitePages.settings.path },
          { label: pages('organizations.name'), href: sitePages.organizations.path },
          { label: name },
        ]}
      />
      <h1 className="pt-2 pb-5 text-2xl font-bold tracking-tight break-words sm:pt-4">
        {name} <Tag>{t(`role.${role}`)}</Tag>
      </h1>
      <ProblemNotice reason={firstText(reason)} />
      <ClientMessages of={['organizations', 'language']}>
        <SettingsSection id="members" title={t('members.title')} text={t('members.text')} isDense>
          <p className="text-sm text-soft">
            {t('members.seats', { seats, taken })}{' '}
            {isAdministered || mayPaySeats(role) ? (
              <Link href={`/settings/organizations/${id}/seats`} className="link">
                {t('members.manageSeats')}
              </Link>
            ) : null}
          </p>
          <MemberList organization={organization} />
          <RoleRights />
        </SettingsSection>
        {isAdministered ? (
          <SettingsSection id="invite" title={t('invite.title')} text={t('invite.text')}>
            {taken >= seats ? (
              <p className="text-sm">
                {t('members.full')}{' '}
                <Link href={`/settings/organizations/${id}/seats`} className="link">
                  {t('members.manageSeats')}
                </Link>
              </p>
            ) : null}
            <InviteForm organization={id} isFull={taken >= seats} />
            <div>
              <h3 className="mb-2 font-semibold">{t('invitations.title')}</h3>
              <InvitationList invitations={invitations} now={now} />
            </div>
          </SettingsSection>
        ) : null}
        {mayRead(role) ? (
          <SettingsSection id="shared" title={t('shared.title')} text={t('shared.text')}>
            <SharedList sources={shared} organization={id} />
            <Link href={sitePages.saved.path} className={buttonClass()}>
              {t('shared.open')}
            </Link>
          </SettingsSection>
        ) : null}
        {matters ? (
          <SettingsSection id="matters" title={matter('title')} text={matter('registerText')}>
            <MatterRegister
              matters={matters}
              organization={id}
              members={members.filter((member) => mayRead(member.role))}
            />
          </SettingsSection>
        ) : null}
        {isAdministered ? (
          <SettingsSection id="name" title={t('name.heading')} text={t('name.text')}>
            <NameForm organization={{ id, name }} />
          </SettingsSection>
        ) : null}
        {acts ? (
          <SettingsSection
            id="accesses"
            title={t('accesses.title')}
            text={t('accesses.linkText')}
            isDense
          >
            <Link href={`/settings/organizations/${id}/accesses`} className={buttonClass()}>
              {t('accesses.link')}
            </Link>
          </SettingsSection>
        ) : null}
        {acts ? (
          <SettingsSection id="acts" title={t('acts.title')} text={t('acts.text')}>
            <ActList acts={acts} />
          </SettingsSection>
        ) : null}
        <SettingsSection
          id="leave"
          title={t('leave.title')}
          text={isLastOwner ? undefined : t('leave.text')}
        >
          {isLastOwner ? (
            <p className="text-sm">{t('leave.last')}</p>
          ) : (
            <LeaveForm
              organization={id}
              heirs={members.filter((one) => !one.isMe && mayContribute(one.role))}
            />
          )}
        </SettingsSection>
        {role === 'owner' ? (
          <SettingsSection id="delete" title={t('delete.title')} text={t('delete.text')}>
            <DeletionForm organization={{ id, name }} />
          </SettingsSection>
        ) : null}
      </ClientMessages>
    </div>
  )
}
