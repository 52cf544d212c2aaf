'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { confirmFactor, endFactor, startFactor } from '@/lib/auth/factors/actions'
import { type FactorState, initialFactorState, type NewFactor } from '@/lib/auth/factors/schema'
import { CodeField } from './code-field'

const proveSchema = () => import('@/lib/auth/factors/schema').then((schemas) => schemas.proveSchema)
const confirmSchema = () =>
  import('@/lib/auth/factors/schema').then((schemas) => schemas.confirmFactorSchema)

function useFactorForm(
  action: (before: FactorState, data: FormData) => Promise<FactorState>,
  schema?: typeof proveSchema | typeof confirmSchema,
) {
  const t = useTranslations('auth.factor')
  return useActionForm<FactorState>({
    action,
    initial: initialFactorState,
    ...(schema ? { schema } : {}),
    errorText: (key) => t(`error.${key}`),
    clear: ['code'],
  })
}

function Status({ state }: { state: FactorState }) {
  const t = useTranslations('auth.factor')
  const done = state.result === 'on' || state.result === 'off' ? state.result : null
  return (
    <FormStatus tone={done ? 'good' : 'error'}>
      {state.reason ? t(`problem.${state.reason}`) : null}
      {done ? t(`done.${done}`) : null}
    </FormStatus>
  )
}

/** What the app is told, and the first code of it. */
function ConfirmFactor({ factor }: { factor: NewFactor }) {
  const t = useTranslations('auth.factor')
  const { state, isPending, form, field } = useFactorForm(confirmFactor, confirmSchema)
  if (state.result === 'on') return <Status state={state} />
  return (
    <form {...form} className="space-y-4">
      <p>{t('scan')}</p>
      {/* biome-ignore lint/performance/noImgElement: a picture that is made for this one page */}
      <img
        src={`data:image/svg+xml;utf8,${encodeURIComponent(factor.qr)}`}
        alt={t('qr')}
        width={200}
        height={200}
        className="border border-line bg-white"
      />
      <p className="text-sm">
        {t('secret')} <code className="break-all">{factor.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p className="text-sm">
        <a href={factor.uri} className="link">
          {t('openApp')}
        </a>
      </p>
      <input type="hidden" name="factor" value={factor.id} />
      <CodeField {...field('code')} />
      <Status state={state} />
      <SubmitButton pending={isPending}>{t(isPending ? 'pending' : 'confirm')}</SubmitButton>
    </form>
  )
}

function StartFactor() {
  const t = useTranslations('auth.factor')
  const { state, isPending, form } = useFactorForm(startFactor)
  const factor = state.result
  if (factor && factor !== 'on' && factor !== 'off') return <ConfirmFactor factor={factor} />
  return (
    <form {...form} className="space-y-4">
      <p>{t('off')}</p>
      <Status state={state} />
      <SubmitButton pending={isPending}>{t(isPending ? 'pending' : 'start')}</SubmitButton>
    </form>
  )
}

function EndFactor({ since }: { since: string }) {
  const t = useTranslations('auth.factor')
  const format = useFormatter()
  const { state, isPending, form, field } = useFactorForm(endFactor, proveSchema)
  return (
    <form {...form} className="space-y-4">
      <p>
        {t('on', {
          day: format.dateTime(new Date(since), { dateStyle: 'long', timeZone: 'Asia/Seoul' }),
        })}
      </p>
      <CodeField {...field('code')} />
      <Status state={state} />
      <SubmitButton pending={isPending}>{t(isPending ? 'pending' : 'end')}</SubmitButton>
    </form>
  )
}

/** The second factor of somebody of the administration. */
export function FactorSettings({ since }: { since: string | null }) {
  return since ? <EndFactor since={since} /> : <StartFactor />
}
