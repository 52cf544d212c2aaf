'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import { EmptyState } from '@/components/ui/empty-state'
import { ActionReportNotice } from '@/components/ui/form/action-report'
import { TextField } from '@/components/ui/form/field'
import { Tag } from '@/components/ui/tag'
import { Link } from '@/lib/i18n/navigation'
import { handleDeletion } from '@/lib/users/actions'
import { overdueAfterDays } from '@/lib/users/constants'
import type { Deletion } from '@/lib/users/schema'
import { ConfirmActionDialog } from './confirm-action-dialog'
import { useAccountAction } from './use-account-action'

export type PendingRequest = Pick<
  Deletion,
  'id' | 'userId' | 'email' | 'reason' | 'requestedAt'
> & {
  days: number
  /** What of a subscription would be given back, in won. */
  refund: number
}

function Request({
  request,
  busy,
  onAsk,
}: {
  request: PendingRequest
  busy: boolean
  onAsk: (what: 'accept' | 'decline') => void
}) {
  const t = useTranslations('adminUsers.deletions')
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p>
          <Link
            href={`/admin/users/${request.userId}`}
            className="font-medium break-all hover:text-seal"
          >
            {request.email}
          </Link>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 text-soft">
          <span>
            {t('requested')} <DateTime at={request.requestedAt} />
          </span>
          <span>
            {t('waiting')} {request.days > 0 ? t('days', { count: request.days }) : t('today')}
          </span>
          {request.days >= overdueAfterDays ? <Tag tone="danger">{t('late')}</Tag> : null}
          {request.refund > 0 ? <span>{t('refund', { amount: request.refund })}</span> : null}
        </p>
        <p className="mt-1 max-w-[42em] break-words whitespace-pre-wrap">
          <span className="text-soft">{t('reason')}: </span>
          {request.reason ?? <span className="text-soft">{t('noReason')}</span>}
        </p>
      </div>
      <div className="flex gap-2">
        <button
          type="button"
          className={buttonClass()}
          disabled={busy}
          aria-label={`${t('decline')}: ${request.email}`}
          onClick={() => onAsk('decline')}
        >
          {t('decline')}
        </button>
        <button
          type="button"
          className={buttonClass('danger')}
          disabled={busy}
          aria-label={`${t('accept')}: ${request.email}`}
          onClick={() => onAsk('accept')}
        >
          {t('accept')}
        </button>
      </div>
    </li>
  )
}

/** Requests that wait for an administrator, the longest first, and what can be done with each. */
export function DeletionRequestList({ requests }: { requests: readonly PendingRequest[] }) {
  const t = useTranslations('adminUsers.deletions')
  const { run, status, busy } = useAccountAction()
  const [asked, setAsked] = useState<{
    request: PendingRequest
    what: 'accept' | 'decline'
  } | null>(null)
  const [typed, setTyped] = useState('')
  const email = asked?.request.email ?? ''
  const refund = asked?.request.refund ?? 0
  const accept = asked?.what === 'accept'

  function answer() {
    if (!asked) return
    const { request, what } = asked
    run(
      () => handleDeletion({ request: request.id, accept: what === 'accept', email: typed }),
      ({ mailed }) =>
        mailed
          ? t(what === 'accept' ? 'accepted' : 'declined')
          : { tone: 'warn', text: t('notMailed') },
    )
  }

  return (
    <section aria-labelledby="open" aria-busy={busy}>
      <h2 id="open" className="section-title">
        {t('open')}{' '}
        <span className="text-sm font-normal text-soft">
          {t('openCount', { total: requests.length })}
        </span>
      </h2>
      <div className="my-3">
        <ActionReportNotice report={status} />
      </div>
      {requests.length === 0 ? (
        <EmptyState title={t('noOpen')}>{t('noOpenText')}</EmptyState>
      ) : (
        <ul className="text-sm" aria-label={t('openCaption')}>
          {requests.map((request) => (
            <Request
              key={request.id}
              request={request}
              busy={busy}
              onAsk={(what) => {
                setTyped('')
                setAsked({ request, what })
              }}
            />
          ))}
        </ul>
      )}
      <ConfirmActionDialog
        open={asked !== null}
        title={t(accept ? 'acceptTitle' : 'declineTitle')}
        confirm={t(accept ? 'acceptConfirm' : 'declineConfirm')}
        danger={accept}
        ready={!accept || typed.trim().toLowerCase() === email.toLowerCase()}
        onClose={() => setAsked(null)}
        onConfirm={answer}
      >
        <p className="break-words">{t(accept ? 'acceptText' : 'declineText', { email })}</p>
        {accept && refund > 0 ? (
          <p className="font-semibold">{t('refundText', { amount: refund })}</p>
        ) : null}
        {accept ? (
          <TextField
            name="email"
            label={t('typeEmail')}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : null}
      </ConfirmActionDialog>
    </section>
  )
}
