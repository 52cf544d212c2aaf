import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'

/** Deletes after asking. */
export function DeleteButton({
  title,
  onDelete,
}: {
  title: string
  onDelete: () => Promise<unknown>
}) {
  const t = useTranslations('blogEditor')
  const [open, setOpen] = useState(false)
  const [working, setWorking] = useState(false)

  async function confirm() {
    setWorking(true)
    await onDelete()
    setWorking(false)
    setOpen(false)
  }

  return (
    <>
      <button type="button" className={buttonClass('danger')} onClick={() => setOpen(true)}>
        {t('delete')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('deleteTitle')}
        closeLabel={t('cancel')}
        footer={
          <>
            <button type="button" className={buttonClass()} onClick={() => setOpen(false)}>
              {t('cancel')}
            </button>
            <button
              type="button"
              className={buttonClass('danger')}
              disabled={working}
              onClick={confirm}
            >
              {t('delete')}
            </button>
          </>
        }
      >
        <p>{t('deleteText', { title })}</p>
      </Dialog>
    </>
  )
}
