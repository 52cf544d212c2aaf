import { Check, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { SelectField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { Notice } from '@/components/ui/notice'
import { permissionNames, permissionsOf, type Role, roles } from '@/lib/users/constants'
import { ConfirmActionDialog } from './confirm-action-dialog'

function PermissionList({ role }: { role: Role }) {
  const t = useTranslations('adminUsers')
  const permissions = permissionsOf(role)
  return (
    <div className="text-sm">
      <p className="font-semibold">{t('acts.role.powers', { role: t(`roles.${role}`) })}</p>
      <ul className="mt-1">
        {permissionNames.map((name) => {
          const may = permissions[name]
          const Mark = may ? Check : X
          return (
            <li
              key={name}
              className={`flex items-center gap-2 border-b border-line py-1.5 ${may ? '' : 'text-soft'}`}
            >
              <Mark size={16} aria-hidden="true" className={may ? 'text-good' : undefined} />
              <span className="grow">{t(`powers.${name}`)}</span>
              <span>{t(may ? 'powerOf.yes' : 'powerOf.no')}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Chooses a role, and says what it may do before it is given. */
export function RoleForm({
  email,
  seen,
  isSelf,
  busy,
  onChange,
}: {
  email: string
  /** The role that the account has as far as this page knows. */
  seen: Role
  isSelf: boolean
  busy: boolean
  onChange: (role: Role) => void
}) {
  const t = useTranslations('adminUsers')
  const [role, setRole] = useState(seen)
  const [asking, setAsking] = useState(false)
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-36 grow">
        <SelectField
          name="role"
          label={t('acts.role.label')}
          value={role}
          disabled={busy}
          onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? seen)}
        >
          <SelectOptions of={roles} say={(each) => t(`roles.${each}`)} />
        </SelectField>
      </div>
      <button
        type="button"
        className={buttonClass()}
        disabled={busy || role === seen}
        onClick={() => setAsking(true)}
      >
        {t('acts.role.button')}
      </button>
      <ConfirmActionDialog
        open={asking}
        title={t('acts.role.title')}
        confirm={t('acts.role.confirm')}
        onClose={() => setAsking(false)}
        onConfirm={() => onChange(role)}
      >
        <p className="break-words">
          {t('acts.role.text', { email, from: t(`roles.${seen}`), to: t(`roles.${role}`) })}
        </p>
        {isSelf ? <Notice tone="warn">{t('acts.role.self')}</Notice> : null}
        <PermissionList role={role} />
      </ConfirmActionDialog>
    </div>
  )
}
