import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { AccountState } from '@/lib/users/constants'
import type { Account } from '@/lib/users/schema'

const tones = { unconfirmed: 'warn', disabled: 'danger', leaving: 'warn' } as const

/** What an account is, when it is not simply active. */
function statesOf(account: Account): Exclude<AccountState, 'active'>[] {
  return [
    ...(account.confirmedAt ? [] : (['unconfirmed'] as const)),
    ...(account.disabledAt ? (['disabled'] as const) : []),
    ...(account.deletionRequestedAt ? (['leaving'] as const) : []),
  ]
}

export function AccountTags({ account }: { account: Account }) {
  const t = useTranslations('adminUsers')
  const states = statesOf(account)
  if (states.length === 0) return <span className="text-soft">{t('states.active')}</span>
  return (
    <span className="inline-flex flex-wrap gap-1">
      {states.map((state) => (
        <Tag key={state} tone={tones[state]}>
          {t(`states.${state}`)}
        </Tag>
      ))}
    </span>
  )
}
