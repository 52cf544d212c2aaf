'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/overlay/dialog'
import { WelcomeText } from './welcome'

/** Spec 2: what follows the form. However it is closed, the person goes on. */
export function WelcomeDialog({ email, onStart }: { email: string; onStart: () => void }) {
  const t = useTranslations('auth')
  return (
    <Dialog
      open
      onClose={onStart}
      title={t('welcome.title')}
      closeLabel={t('dialog.close')}
      footer={
        <button type="button" className={buttonClass('primary')} onClick={onStart}>
          {t('welcome.start')}
        </button>
      }
    >
      <div className="space-y-2">
        <WelcomeText email={email} />
      </div>
    </Dialog>
  )
}
