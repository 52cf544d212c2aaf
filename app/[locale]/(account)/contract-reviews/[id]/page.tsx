import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { OrganizationSharing } from '@/components/contracts/assignment/organization-sharing'
import { ConfirmFacts } from '@/components/contracts/confirm-facts'
import { DeleteReview } from '@/components/contracts/delete-review'
import { ReviewPlaybooks } from '@/components/contracts/playbooks/review-playbooks'
import { ReopenReview } from '@/components/contracts/reopen-review'
import { DutyTable } from '@/components/contracts/review/duty-table'
import { ReviewFiles } from '@/components/contracts/review/review-files'
import { ReviewScreen } from '@/components/contracts/review/review-screen'
import { UncheckedList } from '@/components/contracts/review/unchecked-list'
import { ReviewProgress } from '@/components/contracts/review-progress'
import { ReviewStopped } from '@/components/contracts/review-stopped'
import { ShareSection } from '@/components/contracts/sharing/share-section'
import { ClientMessages } from '@/components/layout/client-messages'
import { BackLink } from '@/components/layout/navigation/back-link'
import { Notice } from '@/components/ui/notice'
import { Tag } from '@/components/ui/tag'
import { loadReviewPlaybooks } from '@/lib/contracts/playbooks/loaders'
import { reviewPath, reviewsPath } from '@/lib/contracts/reviews/constants'
import { loadReview, type OwnReview } from '@/lib/contracts/reviews/loaders'
import { loadReviewShares } from '@/lib/contracts/sharing/loaders'
import { pageMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'contractReviews')
}

async function Body({ review, findings, limit, me, isOwn, team, organizations }: OwnReview) {
  const { id, state, contract, outline, facts, side, remarks } = review
  if (!isOwn && (state !== 'ready' || contract === null || outline === null)) {
    const t = await getTranslations('contracts.shared')
    return <Notice>{t('notReady')}</Notice>
  }
  if (state === 'reading' || state === 'reviewing') return <ReviewProgress id={id} state={state} />
  if (state === 'facts' && contract !== null)
    return <ConfirmFacts review={review} text={contract} limit={limit} />
  if (state !== 'ready' || contract === null || outline === null)
    return <ReviewStopped id={id} state={state} reason={review.reason} read={contract !== null} />
  // What its owner does with it is theirs: others decide on findings, where they contribute.
  const [shares, { versions, runs }] = await Promise.all([
    loadReviewShares(id),
    loadReviewPlaybooks(id),
  ])
  return (
    <div className="space-y-10">
      <ReviewScreen
        // A run adds findings that the screen has not begun with.
        key={`${review.reviewed_at} ${runs[0]?.ran_at}`}
        id={id}
        contract={contract}
        clauses={outline.clauses}
        given={findings}
        type={facts.type}
        givenSide={side}
        files={<ReviewFiles id={id} />}
        isOwn={isOwn}
        mayDecide={isOwn || team?.mayDecide === true}
        assignment={team ? { me, assignees: team.assignees } : null}
      />
      <DutyTable id={id} type={facts.type} duties={outline.duties} />
      <UncheckedList remarks={remarks} facts={facts} />
      {isOwn && (versions.length > 0 || runs.length > 0) ? (
        <ReviewPlaybooks review={id} versions={versions} runs={runs} />
      ) : null}
      {isOwn ? (
        <>
          <OrganizationSharing
            review={id}
            organization={review.organization_id}
            organizations={organizations}
          />
          <ShareSection review={id} shares={shares} />
        </>
      ) : null}
    </div>
  )
}

/** One review: the facts to be confirmed, how far it is, or what was found. */
export default async function ContractReviewPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams])
  const own = await loadReview(reviewPath(id), id)
  if (!own) notFound()
  const { review, isOwn, team } = own
  const t = await getTranslations('contracts')
  return (
    <div className="page pt-4 pb-14">
      <div className="no-print">
        <BackLink href={reviewsPath}>{t('back')}</BackLink>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-3 pb-5">
        <div className="min-w-0">
          <h1 lang="ko" className="text-2xl font-bold tracking-tight break-words">
            {review.title}
          </h1>
          {review.state === 'ready' ? (
            <p className="text-sm text-soft">
              {t(`types.${review.facts.type}`)} · {t('advice')}
            </p>
          ) : null}
          {team ? (
            <p className="text-sm">
              <Tag>{t('shared.with', { organization: team.organization.name })}</Tag>
            </p>
          ) : null}
        </div>
        {isOwn ? (
          <ClientMessages of={['contracts']}>
            <div className="no-print -mx-3 flex flex-wrap sm:mx-0 sm:-mr-3">
              {review.state === 'ready' ? (
                <ReopenReview id={review.id} look="bare" label={t('facts.change')} />
              ) : null}
              <DeleteReview id={review.id} withFile={review.owns_document} />
            </div>
          </ClientMessages>
        ) : null}
      </div>
      {firstText(query.done) === 'shared' ? (
        <Notice tone="good" role="status">
          {t('shared.done')}
        </Notice>
      ) : null}
      {firstText(query.reason) ? (
        <Notice tone="error" role="alert">
          {firstText(query.reason) === 'walled' ? t('shared.walled') : t('problems.unavailable')}
        </Notice>
      ) : null}
      <ClientMessages of={['contracts', 'contractReview', 'playbooks']}>
        <Body {...own} />
      </ClientMessages>
    </div>
  )
}
