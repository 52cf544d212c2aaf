import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { FindingCounts } from '@/components/contracts/review/finding-counts'
import { UncheckedList } from '@/components/contracts/review/unchecked-list'
import { SharedFindings } from '@/components/contracts/sharing/shared-findings'
import { ClientMessages } from '@/components/layout/client-messages'
import { EmptyState } from '@/components/ui/empty-state'
import { loadSharedReview } from '@/lib/contracts/sharing/loaders'

type Props = { params: Promise<{ token: string }> }

// A link that was revoked must be gone at once.
export const dynamic = 'force-dynamic'

/** For whoever has the link, and nobody's search engine; the pages it leads to do not learn its address. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, shared] = await Promise.all([
    getTranslations('contractReview.share'),
    loadSharedReview((await params).token),
  ])
  const [title, description] = [shared?.title ?? t('goneTitle'), t('description')]
  return {
    title,
    description,
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'no-referrer',
    openGraph: { title, description, type: 'article', images: [] },
    twitter: { card: 'summary', title, description, images: [] },
  }
}

/** A review that its owner has shared by a link: to read. */
export default async function SharedReviewPage({ params }: Props) {
  const [t, contracts, shared] = await Promise.all([
    getTranslations('contractReview'),
    getTranslations('contracts'),
    loadSharedReview((await params).token),
  ])
  if (!shared)
    return (
      <div className="page py-14">
        <EmptyState title={t('share.goneTitle')}>{t('share.goneText')}</EmptyState>
      </div>
    )
  const { title, contract, facts, side, outline, remarks, findings } = shared
  const seenFrom =
    side === 'neutral' ? contracts('facts.neutral') : contracts(`sides.${facts.type}.${side}`)
  return (
    <div className="page space-y-6 pt-6 pb-14">
      <div>
        <p className="text-sm text-soft">{t('share.sharedBy')}</p>
        <h1 lang="ko" className="text-2xl font-bold tracking-tight break-words">
          {title}
        </h1>
        <p className="text-sm text-soft">
          {contracts(`types.${facts.type}`)} · {t('share.readOnly', { side: seenFrom })} ·{' '}
          {contracts('advice')}
        </p>
      </div>
      <FindingCounts findings={findings} />
      <ClientMessages of={['contractReview']}>
        <SharedFindings contract={contract} clauses={outline.clauses} findings={findings} />
      </ClientMessages>
      <UncheckedList remarks={remarks} facts={facts} />
    </div>
  )
}
