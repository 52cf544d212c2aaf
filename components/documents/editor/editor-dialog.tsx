import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/overlay/dialog'

/** A small form over the text. */
export function EditorDialog({
  title,
  send,
  onClose,
  onSubmit,
  children,
}: {
  title: string
  send: string
  onClose: () => void
  onSubmit: (data: FormData) => void
  children: ReactNode
}) {
  const t = useTranslations('documentEditor')
  const form = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <button type="button" className={buttonClass()} onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" form={form} className={buttonClass('primary')}>
            {send}
          </button>
        </>
      }
    >
      <form
        id={form}
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(new FormData(event.currentTarget))
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
