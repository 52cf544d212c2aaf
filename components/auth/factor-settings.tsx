'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { confirmFactor, endFactor, startFactor } from '@/lib/auth/factors/actions'
import {
  type CodesState,
  type FactorState,
  initialCodesState,
  initialFactorState,
  type NewFactor,
} from '@/lib/auth/factors/schema'
import { CodeField } from './code-field'
import { RecoveryCodes, ShownCodes } from './recovery-codes'

const proveSchema = () => import('@/lib/auth/factors/schema').then((schemas) => schemas.proveSchema)
const confirmSchema = () =>
  import('@/lib/auth/factors/schema').then((schemas) => schemas.confirmFactorSchema)

function Problem({ state }: { state: FactorState | CodesState }) {
  const t = useTranslations('auth.factor')
  return <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
}

/** The factor counts; its recovery codes stay until somebody says that they are stored. */
function ConfirmedFactor({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const t = useTranslations('auth.factor')
  return (
    <div className="space-y-4">
      <p role="status">{t('done.on')}</p>
      {codes.length > 0 ? (
        <ShownCodes codes={codes} />
      ) : (
        <Notice tone="error" role="alert">
          {t('recovery.notMade')}
        </Notice>
      )}
      <button type="button" className={buttonClass('primary')} onClick={onStored}>
        {t(codes.length > 0 ? 'recovery.stored' : 'recovery.goOn')}
      </button>
    </div>
  )
}

/** What the app is told, and the first code of it. */
function ConfirmFactor({ factor, onStored }: { factor: NewFactor; onStored: () => void }) {
  const t = useTranslations('auth.factor')
  const { state, isPending, form, field } = useActionForm<CodesState>({
    action: confirmFactor,
    initial: initialCodesState,
    schema: confirmSchema,
    errorText: (key) => t(`error.${key}`),
    clear: ['code'],
  })
  if (state.result) return <ConfirmedFactor codes={state.result.codes} onStored={onStored} />
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
      <CodeField kind="digits" {...field('code')} />
      <Problem state={state} />
      <SubmitButton pending={isPending}>{t(isPending ? 'pending' : 'confirm')}</SubmitButton>
    </form>
  )
}

function StartFactor({ onStored }: { onStored: () => void }) {
  const t = useTranslations('auth.factor')
  const { state, isPending, form } = useActionForm<FactorState>({
    action: startFactor,
    initial: initialFactorState,
  })
  const factor = state.result
  if (factor && factor !== 'off') return <ConfirmFactor factor={factor} onStored={onStored} />
  return (
    <form {...form} className="space-y-4">
      <p>{t('off')}</p>
      <Problem state={state} />
      <SubmitButton pending={isPending}>{t(isPending ? 'pending' : 'start')}</SubmitButton>
    </form>
  )
}

function EndFactor({ since }: { since: string }) {
  const t = useTranslations('auth.factor')
  const format = useFormatter()
  const { state, isPending, form, field } = useActionForm<FactorState>({
    action: endFactor,
    initial: initialFactorState,
    schema: proveSchema,
    errorText: (key) => t(`error.${key}`),
    clear: ['code'],
  })
  return (
    <form {...form} className="space-y-4">
      <p>
        {t('on', {
          day: format.dateTime(new Date(since), { dateStyle: 'long', timeZone: 'Asia/Seoul' }),
        })}
      </p>
      <CodeField kind="either" {...field('code')} />
      <Problem state={state} />
      <SubmitButton pending={isPending}>{t(isPending ? 'pending' : 'end')}</SubmitButton>
    </form>
  )
}

type Props = { factor: { since: string; codesLeft: number } | null }

/** The second factor of somebody of the administration. */
export function FactorSettings({ factor }: Props) {
  // The page learns at once that a new factor counts; what is shown of it only now must not go with that.
  const [isStarting, setStarting] = useState(factor === null)
  if (factor === null && !isStarting) setStarting(true)
  if (factor === null || isStarting) return <StartFactor onStored={() => setStarting(false)} />
  return (
    <>
      <EndFactor since={factor.since} />
      <RecoveryCodes left={factor.codesLeft} />
    </>
  )
}
