'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { SelectField } from '@/components/ui/form/field'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { ShownSecret } from '@/components/ui/shown-secret'
import { changeApiKey } from '@/lib/api-keys/actions'
import { lifetimes, mostKeys, overlaps } from '@/lib/api-keys/constants'
import { initialKeyChangeState, type KeyChangeState } from '@/lib/api-keys/form-state'

function useKeyChange() {
  return useActionForm<KeyChangeState>({ action: changeApiKey, initial: initialKeyChangeState })
}

/** What can be done with a key that is good. Each opens first, so that one press changes nothing. */
export function KeyActions({
  id,
  name,
  canRotate,
}: {
  id: string
  name: string
  /** A key in whose place there is another already is not replaced again. */
  canRotate: boolean
}) {
  const t = useTranslations('apiKeys')
  const rotating = useKeyChange()
  const revoking = useKeyChange()
  const rotated = rotating.state.result
  const summary = `${buttonClass()} cursor-pointer list-none [&::-webkit-details-marker]:hidden`
  return (
    <div className="flex flex-wrap items-start gap-2">
      {canRotate ? (
        <details className="open:w-full">
          <summary className={summary} aria-label={`${t('rotate.open')}: ${name}`}>
            {t('rotate.open')}
          </summary>
          <form {...rotating.form} className="mt-3 space-y-3 border-l-2 border-line pl-3.5">
            <p className="text-sm text-soft">{t('rotate.text')}</p>
            <input type="hidden" name="change" value="rotate" />
            <input type="hidden" name="key" value={id} />
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField name="overlap" defaultValue="24" label={t('rotate.overlap')}>
                {overlaps.map((hours) => (
                  <option key={hours} value={hours}>
                    {t(`rotate.hours.${hours}`)}
                  </option>
                ))}
              </SelectField>
              <SelectField name="lifetime" defaultValue="90" label={t('form.lifetime')}>
                {lifetimes.map((days) => (
                  <option key={days} value={days}>
                    {t('form.days', { days })}
                  </option>
                ))}
              </SelectField>
            </div>
            <SubmitButton pending={rotating.isPending}>{t('rotate.make')}</SubmitButton>
          </form>
        </details>
      ) : null}
      <details className="open:w-full">
        <summary className={summary} aria-label={`${t('revoke.open')}: ${name}`}>
          {t('revoke.open')}
        </summary>
        <form {...revoking.form} className="mt-3 space-y-3 border-l-2 border-danger pl-3.5">
          <p className="text-sm">{t('revoke.text')}</p>
          <input type="hidden" name="change" value="revoke" />
          <input type="hidden" name="key" value={id} />
          <SubmitButton pending={revoking.isPending} look="danger">
            {t('revoke.confirm')}
          </SubmitButton>
        </form>
      </details>
      <div className="w-full">
        <FormStatus tone="error">
          {[rotating.state.reason, revoking.state.reason].map((reason) =>
            reason ? t(`problem.${reason}`, { most: mostKeys }) : null,
          )}
        </FormStatus>
        <div aria-live="polite">
          {rotated?.change === 'rotate' ? (
            <ShownSecret value={rotated.key} words="apiKeys.shown" />
          ) : null}
        </div>
      </div>
    </div>
  )
}
