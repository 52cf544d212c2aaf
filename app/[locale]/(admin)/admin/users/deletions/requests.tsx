import { getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Pagination } from '@/components/ui/pagination'
import { DeletionRequestList } from '@/components/users/deletion-request-list'
import { HandledDeletions } from '@/components/users/handled-deletions'
import { LoadFailure } from '@/components/users/load-failure'
import { sitePages } from '@/lib/site-pages'
import { handledPerPage } from '@/lib/users/constants'
import { daysWaiting } from '@/lib/users/days-waiting'
import { loadDeletions } from '@/lib/users/loaders'

const { path } = sitePages.adminDeletions
const pagePath = (page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** Requests that wait, and one page of those that do not. */
export async function Requests({ page }: { page: number }) {
  const [t, list] = await Promise.all([getTranslations('adminUsers'), loadDeletions(page)])
  if (!list) return <LoadFailure retry={pagePath(page)} />
  const now = new Date()
  const waiting = list.open.map(({ id, userId, email, reason, requestedAt, refund }) => ({
    id,
    userId,
    email,
    reason,
    requestedAt,
    refund,
    days: daysWaiting(requestedAt, now),
  }))
  return (
    <>
      <ClientMessages of={['adminUsers']}>
        <DeletionRequestList requests={waiting} />
      </ClientMessages>
      <section aria-labelledby="handled" className="mt-10">
        <h2 id="handled" className="section-title">
          {t('deletions.handled')}
        </h2>
        <HandledDeletions deletions={list.handled} />
        <Pagination
          page={page}
          last={Math.ceil(list.handledTotal / handledPerPage)}
          href={pagePath}
          words={{
            label: t('deletions.pages'),
            previous: t('list.previous'),
            next: t('list.next'),
            page: (each) => t('list.page', { page: each }),
          }}
        />
      </section>
    </>
  )
}
