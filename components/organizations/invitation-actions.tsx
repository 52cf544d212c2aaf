'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { changeInvitation } from '@/lib/organizations/actions'
import { type InvitationState, initialInvitationState } from '@/lib/organizations/form-state'

/** Sends an invitation anew, or takes it back. `email` says which, for those who do not see the row. */
export function InvitationActions({ invitation, email }: { invitation: string; email: string }) {
  const t = useTranslations('organizations')
  const { state, isPending, form } = useActionForm<InvitationState>({
    action: changeInvitation,
    initial: initialInvitationState,
  })
  return (
    <form {...form}>
      <input type="hidden" name="invitation" value={invitation} />
      <div className="flex flex-wrap gap-x-4">
        {(['resend', 'revoke'] as const).map((change) => (
          <button
            key={change}
            type="submit"
            name="change"
            value={change}
            aria-disabled={isPending}
            aria-label={`${t(`invitations.${change}`)}: ${email}`}
            className="link min-h-9 text-sm"
          >
            {t(`invitations.${change}`)}
          </button>
        ))}
      </div>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
      <FormStatus tone="good">{state.result ? t(`invitations.${state.result}`) : null}</FormStatus>
    </form>
  )
}
