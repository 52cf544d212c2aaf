import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { BackLink } from '@/components/layout/navigation/back-link'
import { ReviewForm } from '@/components/ragops/annotation/review-form'
import { EmptyState } from '@/components/ui/empty-state'
import { privateMetadata } from '@/lib/page-metadata'
import { queuePath, reviewPath } from '@/lib/ragops/annotation/constants'
import { loadReview } from '@/lib/ragops/annotation/loaders'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return privateMetadata('annotation', reviewPath((await params).id))
}

/** The next item that waits for whoever looks, one at a time. */
export default async function ReviewPage({ params }: Props) {
  const { queue, item } = await loadReview((await params).id)
  const t = await getTranslations('annotation')
  return (
    <div className="page w-full pt-4 pb-14">
      <BackLink href={queuePath(queue.id)}>{queue.name}</BackLink>
      {item ? (
        <div className="pt-3">
          <p className="no-print pb-4 text-sm text-soft max-sm:hidden">{t('review.keys')}</p>
          <ClientMessages of={['annotation']}>
            <ReviewForm key={item.id} item={item} />
          </ClientMessages>
        </div>
      ) : (
        <>
          <h1 className="sr-only">{queue.name}</h1>
          <EmptyState title={t('review.done')}>{t('review.doneText')}</EmptyState>
        </>
      )}
    </div>
  )
}
