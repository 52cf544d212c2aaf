import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/overlay/dialog'

/** A small form over the page; it stays open while it is refused. */
export function FormDialog({
  title,
  send,
  onClose,
  onSubmit,
  children,
}: {
  title: string
  /** What the button says that sends it. */
  send: string
  onClose: () => void
  /** Answers why it was refused, in words, or nothing when it is done. */
  onSubmit: (data: FormData) => Promise<string | null>
  /** The fields; a function where one of them shows why it was refused. */
  children: ReactNode | ((error: string | undefined) => ReactNode)
}) {
  const t = useTranslations('documents')
  const form = useId()
  const [error, setError] = useState<string>()
  const [working, setWorking] = useState(false)

  async function submit(data: FormData) {
    setWorking(true)
    const problem = await onSubmit(data)
    setWorking(false)
    setError(problem ?? undefined)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('cancel')}
      footer={
        <>
          <button type="button" className={buttonClass()} onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" form={form} className={buttonClass('primary')} disabled={working}>
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
          void submit(new FormData(event.currentTarget))
        }}
      >
        {typeof children === 'function' ? children(error) : children}
      </form>
    </Dialog>
  )
}
