'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { ActionReportNotice } from '@/components/ui/form/action-report'
import { changeRole, resendConfirmation, sendReset, setDisabled } from '@/lib/users/actions'
import type { AccountDetail } from '@/lib/users/schema'
import { ConfirmActionDialog } from './confirm-action-dialog'
import { RoleForm } from './role-form'
import { useAccountAction } from './use-account-action'

type Props = {
  account: Pick<
    AccountDetail,
    'id' | 'email' | 'role' | 'disabledAt' | 'confirmedAt' | 'hasProfile'
  >
  isSelf: boolean
  alwaysAdmin: boolean
}

/** What can be done with one account. Each action is asked of the server, which decides. */
export function UserActions({ account, isSelf, alwaysAdmin }: Props) {
  const t = useTranslations('adminUsers')
  const { run, status, busy } = useAccountAction()
  const [asking, setAsking] = useState(false)
  const { id, email, role, disabledAt, confirmedAt, hasProfile } = account
  const turn = disabledAt ? 'enable' : 'disable'
  return (
    <section aria-labelledby="acts" className="space-y-4" aria-busy={busy}>
      <h2 id="acts" className="section-title">
        {t('acts.title')}
      </h2>
      <ActionReportNotice report={status} />
      {hasProfile ? null : <p className="text-sm text-soft">{t('user.noProfile')}</p>}
      {hasProfile && alwaysAdmin ? (
        <p className="text-sm text-soft">{t('acts.role.fixed')}</p>
      ) : null}
      {hasProfile && !alwaysAdmin ? (
        // A role that was changed elsewhere begins anew.
        <RoleForm
          key={role}
          email={email}
          seen={role}
          isSelf={isSelf}
          busy={busy}
          onChange={(wanted) =>
            run(
              () => changeRole({ id, role: wanted, seen: role }),
              () => t('acts.role.done', { role: t(`roles.${wanted}`) }),
            )
          }
        />
      ) : null}
      <div className="flex flex-col items-stretch gap-2">
        {confirmedAt ? (
          <button
            type="button"
            className={buttonClass()}
            disabled={busy}
            onClick={() =>
              run(
                () => sendReset(id),
                () => t('acts.reset.done', { email }),
              )
            }
          >
            {t('acts.reset.button')}
          </button>
        ) : (
          <button
            type="button"
            className={buttonClass('primary')}
            disabled={busy}
            onClick={() =>
              run(
                () => resendConfirmation(id),
                () => t('acts.resend.done', { email }),
              )
            }
          >
            {t('acts.resend.button')}
          </button>
        )}
        {hasProfile && !isSelf ? (
          <button
            type="button"
            className={buttonClass(disabledAt ? 'quiet' : 'danger')}
            disabled={busy}
            onClick={() => setAsking(true)}
          >
            {t(`acts.${turn}.button`)}
          </button>
        ) : null}
        {isSelf ? <p className="text-sm text-soft">{t('acts.disable.self')}</p> : null}
      </div>
      <ConfirmActionDialog
        open={asking}
        title={t(`acts.${turn}.title`)}
        confirm={t(`acts.${turn}.confirm`)}
        danger={!disabledAt}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          run(
            () => setDisabled({ id, disabled: !disabledAt }),
            () => t(`acts.${turn}.done`),
          )
        }
      >
        <p className="break-words">{t(`acts.${turn}.text`, { email })}</p>
      </ConfirmActionDialog>
    </section>
  )
}
