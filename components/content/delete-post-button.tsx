import { useTranslations } from 'next-intl'
import { Suspense, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { lazyComponent } from '@/components/ui/lazy-component'

const ConfirmDialog = lazyComponent(() =>
  import('@/components/ui/overlay/confirm-dialog').then((module) => module.ConfirmDialog),
)

/** Deletes after asking. */
export function DeletePostButton({
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
      {open ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={open}
            title={t('deleteTitle')}
            words={{ confirm: t('delete'), cancel: t('cancel'), close: t('cancel') }}
            danger
            ready={!working}
            onConfirm={confirm}
            onClose={() => setOpen(false)}
          >
            <p>{t('deleteText', { title })}</p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
