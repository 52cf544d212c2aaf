import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { StopMails } from '@/components/alerts/stop-mails'
import { ClientMessages } from '@/components/layout/client-messages'

type Props = { params: Promise<{ token: string }> }

/** Its address holds a secret, which no other site may be told. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('alerts.stop')
  return {
    title: t('title'),
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'same-origin',
  }
}

/** Where the link of a mail ends that stops such mails; nobody has to log in for it. */
export default async function StopMailsPage({ params }: Props) {
  const [t, { token }] = await Promise.all([getTranslations('alerts.stop'), params])
  return (
    <div className="page pb-12">
      <div className="mx-auto max-w-[32rem] pt-10">
        <h1 className="mb-4 text-2xl font-bold">{t('title')}</h1>
        <ClientMessages of={['alerts']}>
          <StopMails token={token} />
        </ClientMessages>
      </div>
    </div>
  )
}
