'use client'

import { useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { changePart } from '@/lib/matters/actions'
import type { MatterPart } from '@/lib/matters/constants'
import { type ChangeState, initialChangeState } from '@/lib/matters/form-state'

/** One press that changes a part of a matter. `name` says which, for those who do not see the row. */
export function PartButton({
  part,
  id,
  change,
  name,
}: {
  part: MatterPart
  id: string
  change: 'done' | 'open' | 'delete'
  name: string
}) {
  const t = useTranslations('matters')
  const { state, isPending, form } = useActionForm<ChangeState>({
    action: changePart,
    initial: initialChangeState,
  })
  return (
    <form {...form}>
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="change" value={change} />
      <button
        type="submit"
        aria-disabled={isPending}
        aria-label={`${t(`change.${change}`)}: ${name}`}
        className={`min-h-9 text-sm whitespace-nowrap ${change === 'delete' ? 'text-soft underline decoration-line underline-offset-4 hover:text-danger' : 'link'}`}
      >
        {t(`change.${change}`)}
      </button>
      <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
    </form>
  )
}
