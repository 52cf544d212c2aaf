import { useFormatter, useTranslations } from 'next-intl'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'
import { dateTimeFormats } from '@/components/ui/date-time'
import { Link } from '@/lib/i18n/navigation'
import type { ShownInvitation } from '@/lib/organizations/schema'
import { AcceptForm } from './accept-form'

type Props = {
  /** Null where the link leads nowhere. */
  invitation: ShownInvitation | null
  token: string
  /** The address of whoever is signed in. */
  email: string | null
}

/** Why a link is good no more, and the way on. */
function ClosedInvitation({ invitation }: Pick<Props, 'invitation'>) {
  const t = useTranslations('organizations.accept')
  const state = invitation?.state === 'open' ? null : invitation?.state
  const organization = invitation?.organizationId
  return (
    <>
      <p>{t(state ?? 'missing')}</p>
      {organization ? <p className="mt-1">{t('member')}</p> : null}
      <p className="mt-4">
        <Link
          href={
            organization ? `/settings/organizations/${organization}` : '/settings/organizations'
          }
          className={buttonClass()}
        >
          {t(organization ? 'openOrganization' : 'back')}
        </Link>
      </p>
    </>
  )
}

function SignInFirst({ token }: Pick<Props, 'token'>) {
  const t = useTranslations('organizations.accept')
  const next = `/invitations/${token}`
  return (
    <>
      <p>{t('signIn')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <AuthLink to="login" next={next} className={buttonClass('primary')}>
          {t('logIn')}
        </AuthLink>
        <AuthLink to="sign-up" next={next} className={buttonClass()}>
          {t('signUp')}
        </AuthLink>
      </div>
      <p className="mt-3 text-sm text-soft">{t('signUpText')}</p>
    </>
  )
}

/** What the page of an invitation is called. */
export function invitationTitle({ invitation, email }: Omit<Props, 'token'>) {
  if (invitation === null) return 'missingTitle'
  if (invitation.state !== 'open') return `${invitation.state}Title` as const
  return email && !invitation.isForMe ? 'otherTitle' : 'title'
}

/** Where the link of an invitation's mail ends: to accept it, or why that cannot be. */
export function InvitationView({ invitation, token, email }: Props) {
  const t = useTranslations('organizations')
  const format = useFormatter()
  if (invitation?.state !== 'open') return <ClosedInvitation invitation={invitation} />
  const { organization, role, isForMe, expiresAt, email: invited } = invitation
  if (email && !isForMe) return <p>{t('accept.other', { email: invited ?? '', mine: email })}</p>
  const date = format.dateTime(new Date(expiresAt), dateTimeFormats.minute)
  return (
    <>
      <p className="text-lg font-semibold break-words">
        {t('accept.for', { organization, role: t(`role.${role}`) })}
      </p>
      <p className="mt-1">{t(`rights.${role}`)}</p>
      <p className="mt-1 mb-4 text-sm text-soft">
        {t('accept.bound', { email: invited ?? '' })} {t('accept.until', { date })}
      </p>
      {email ? <AcceptForm token={token} /> : <SignInFirst token={token} />}
    </>
  )
}
