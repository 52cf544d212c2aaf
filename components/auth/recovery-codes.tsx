'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { CopyButton } from '@/components/ui/copy-button'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { saveFile } from '@/lib/api-download'
import { renewRecoveryCodes } from '@/lib/auth/factors/actions'
import { type CodesState, initialCodesState } from '@/lib/auth/factors/schema'
import { CodeField } from './code-field'

const schema = () => import('@/lib/auth/factors/schema').then(({ proveSchema }) => proveSchema)

/** Codes that have just been made: this once, because nobody keeps them. */
export function ShownCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('auth.factor.recovery')
  const download = () => {
    const text = `${t('fileTitle')}\n\n${codes.join('\n')}\n`
    saveFile({ file: new Blob([text], { type: 'text/plain' }), name: 'beopdap-recovery-codes.txt' })
  }
  return (
    <div data-form-status tabIndex={-1} className="outline-none">
      <Notice tone="good" title={t('shown')}>
        <p>{t('shownText')}</p>
        <ul className="my-3 grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-2">
          <CopyButton
            what={codes.join('\n')}
            words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
          />
          <button type="button" className={buttonClass()} onClick={download}>
            <Download size={16} aria-hidden="true" />
            {t('download')}
          </button>
        </div>
      </Notice>
    </div>
  )
}

/** How many recovery codes are left, and new ones in their place. */
export function RecoveryCodes({ left }: { left: number }) {
  const t = useTranslations('auth.factor')
  const { state, isPending, form, field } = useActionForm<CodesState>({
    action: renewRecoveryCodes,
    initial: initialCodesState,
    schema,
    errorText: (key) => t(`error.${key}`),
    clear: ['code'],
  })
  return (
    <section aria-labelledby="recovery-codes" className="mt-8 space-y-4">
      <h4 id="recovery-codes" className="font-semibold">
        {t('recovery.title')}
      </h4>
      <p>{t('recovery.left', { left })}</p>
      {state.result ? (
        <ShownCodes codes={state.result.codes} />
      ) : (
        <form {...form} className="space-y-4">
          <p>{t('recovery.renewText')}</p>
          <CodeField kind="either" {...field('code')} />
          <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
          <SubmitButton pending={isPending}>
            {t(isPending ? 'pending' : 'recovery.renew')}
          </SubmitButton>
        </form>
      )}
    </section>
  )
}
