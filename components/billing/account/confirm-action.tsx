'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { CloseButton } from '@/components/ui/close-button'
import { ActionFields, type ActionFieldsProps } from './action-fields'
import { type SubscriptionAction, useSubscriptionAction } from './action-form'

type Props = Omit<ActionFieldsProps, 'sent'> & {
  act: SubscriptionAction
  id: string
  title: string
  /** What is going to happen. */
  text: ReactNode
}

/**
 * Asks once before something ends. A native dialog: its button opens it without script too, and what the
 * server then answers is shown with it open.
 */
export function ConfirmAction({ act, id, title, text, ...fields }: Props) {
  const t = useTranslations('billingActions')
  const sent = useSubscriptionAction(act)
  const [hasScript, setScript] = useState(false)
  useEffect(() => setScript(true), [])
  return (
    <dialog
      id={id}
      open={(!hasScript && sent[0].attempt > 0) || undefined}
      aria-labelledby={`${id}-title`}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] overflow-y-auto border border-strong bg-paper text-ink"
    >
      <div className="space-y-4 p-6">
        <div className="flex items-start justify-between gap-4">
          <h3 id={`${id}-title`} className="text-lg font-bold">
            {title}
          </h3>
          <form method="dialog">
            <CloseButton type="submit" label={t('close')} className="-mt-1.5 -mr-2" />
          </form>
        </div>
        <div className="space-y-2">{text}</div>
        <ActionFields {...fields} sent={sent} />
      </div>
    </dialog>
  )
}
