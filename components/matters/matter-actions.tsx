'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { changeMatter } from '@/lib/matters/actions'
import { type ChangeState, initialChangeState } from '@/lib/matters/form-state'

function useChange() {
  return useActionForm<ChangeState>({ action: changeMatter, initial: initialChangeState })
}

/** Closes or reopens a matter; deleting opens first, so that one press deletes nothing. */
export function MatterActions({ id, isClosed }: { id: string; isClosed: boolean }) {
  const t = useTranslations('matters')
  const locale = useLocale()
  const closing = useChange()
  const deleting = useChange()
  return (
    <div className="space-y-3">
      <p className="text-sm text-soft">{t('close.text')}</p>
      <div className="flex flex-wrap items-start gap-2">
        <form {...closing.form}>
          <input type="hidden" name="matter" value={id} />
          <input type="hidden" name="change" value={isClosed ? 'reopen' : 'close'} />
          <SubmitButton pending={closing.isPending}>
            {t(isClosed ? 'close.reopen' : 'close.close')}
          </SubmitButton>
        </form>
        <details className="open:w-full">
          <summary
            className={`${buttonClass()} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}
          >
            {t('delete.open')}
          </summary>
          <form {...deleting.form} className="mt-3 space-y-3 border-l-2 border-danger pl-3.5">
            <p className="text-sm">{t('delete.text')}</p>
            <input type="hidden" name="matter" value={id} />
            <input type="hidden" name="change" value="delete" />
            <input type="hidden" name="locale" value={locale} />
            <SubmitButton pending={deleting.isPending} look="danger">
              {t('delete.confirm')}
            </SubmitButton>
          </form>
        </details>
      </div>
      <FormStatus tone="error">
        {[closing.state.reason, deleting.state.reason].map((reason) =>
          reason ? t(`problem.${reason}`) : null,
        )}
      </FormStatus>
    </div>
  )
}
