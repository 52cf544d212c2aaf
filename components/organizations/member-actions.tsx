'use client'

import { useTranslations } from 'next-intl'
import { inputClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SelectOptions } from '@/components/ui/form/select-options'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { manageMember } from '@/lib/organizations/actions'
import type { OrganizationRole } from '@/lib/organizations/constants'
import { initialMemberState, type MemberState } from '@/lib/organizations/form-state'
import { rolesGivenBy } from '@/lib/organizations/role-rights'
import { type Heir, HeirField } from './heir-field'

type Props = {
  organization: string
  member: { id: string; email: string; role: OrganizationRole; isMe: boolean }
  /** The role of whoever looks. */
  mine: OrganizationRole
  /** Who may be handed what the member shared. */
  heirs: readonly Heir[]
}

function useChange() {
  return useActionForm<MemberState>({ action: manageMember, initial: initialMemberState })
}

/** Another role for a member, or their end in the organisation; opened first, so that one press changes nothing. */
export function MemberActions({ organization, member, mine, heirs }: Props) {
  const t = useTranslations('organizations')
  const giving = useChange()
  const removing = useChange()
  const { id, email, role, isMe } = member
  const of = (
    <>
      <input type="hidden" name="organization" value={organization} />
      <input type="hidden" name="member" value={id} />
    </>
  )
  return (
    <details>
      <summary
        className="link w-fit cursor-pointer text-sm"
        aria-label={`${t('members.manage')}: ${email}`}
      >
        {t('members.manage')}
      </summary>
      <div className="mt-2 space-y-3 border-l-2 border-line pl-3.5">
        {/* The role that is seen is part of what is sent: another page may have changed it since. */}
        <form {...giving.form} key={role} className="flex flex-wrap items-end gap-2">
          {of}
          <input type="hidden" name="change" value="role" />
          <input type="hidden" name="seen" value={role} />
          <select
            name="role"
            defaultValue={role}
            aria-label={t('members.roleOf', { email })}
            className={`${inputClass} max-w-44`}
          >
            <SelectOptions of={rolesGivenBy(mine)} say={(each) => t(`role.${each}`)} />
          </select>
          <SubmitButton pending={giving.isPending}>{t('members.save')}</SubmitButton>
        </form>
        <FormStatus tone="error">
          {giving.state.reason ? t(`problem.${giving.state.reason}`) : null}
        </FormStatus>
        <FormStatus tone="good">{giving.state.result ? t('members.saved') : null}</FormStatus>
        {isMe ? null : (
          <form {...removing.form} className="space-y-2 border-t border-line pt-3">
            {of}
            <input type="hidden" name="change" value="remove" />
            <p className="text-sm text-soft">{t('members.removeText', { email })}</p>
            <HeirField heirs={heirs} />
            <SubmitButton pending={removing.isPending} look="danger">
              {t('members.removeConfirm')}
            </SubmitButton>
            <FormStatus tone="error">
              {removing.state.reason ? t(`problem.${removing.state.reason}`) : null}
            </FormStatus>
          </form>
        )}
      </div>
    </details>
  )
}
