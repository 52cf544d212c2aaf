import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { InvitationView, invitationTitle } from '@/components/organizations/invitation-view'
import { loadInvitation } from '@/lib/organizations/loaders'

type Props = { params: Promise<{ token: string }> }

// A link that was used or revoked is so at once.
export const dynamic = 'force-dynamic'

/**
 * For whoever has the mail: its address holds a secret, which no other site may be told. `no-referrer` would make
 * browsers without script send the form as from nowhere, which is refused.
 */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('organizations.accept')
  return {
    title: t('title'),
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'same-origin',
  }
}

/** Where the link of an invitation's mail ends. */
export default async function InvitationPage({ params }: Props) {
  const { token } = await params
  const [t, { invitation, email }] = await Promise.all([
    getTranslations('organizations.accept'),
    loadInvitation(token),
  ])
  return (
    <div className="page pb-12">
      <div className="mx-auto max-w-[32rem] pt-10">
        <h1 className="mb-4 text-2xl font-bold">{t(invitationTitle({ invitation, email }))}</h1>
        <ClientMessages of={['organizations']}>
          <InvitationView invitation={invitation} token={token} email={email} />
        </ClientMessages>
      </div>
    </div>
  )
}
