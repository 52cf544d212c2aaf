import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import type { Step } from './use-checkout'

/** Cannot be pressed before the provider's script is there, and says why. */
export function RegisterButton({
  amount,
  sdk,
  step,
}: {
  amount: string
  sdk: 'loading' | 'ready' | 'failed'
  step: Step
}) {
  const t = useTranslations('checkout')
  const words = { form: 'submit', opening: 'opening', window: 'windowOpen' } as const
  return (
    <div className="space-y-3">
      <button
        type="submit"
        className={`${buttonClass('primary')} min-h-12 w-full`}
        disabled={sdk !== 'ready' || step !== 'form'}
      >
        {t(words[step], { amount })}
      </button>
      <div role="status" className="text-sm text-soft">
        {sdk === 'loading' ? (
          <p className="flex items-center gap-2">
            <Spinner className="size-4" />
            {t('problem.sdkLoading')}
          </p>
        ) : null}
      </div>
      {sdk === 'failed' ? (
        <Notice tone="error" role="alert">
          <p>{t('problem.initFailed')}</p>
          <button type="button" className="link mt-1" onClick={() => window.location.reload()}>
            {t('reload')}
          </button>
        </Notice>
      ) : null}
    </div>
  )
}
