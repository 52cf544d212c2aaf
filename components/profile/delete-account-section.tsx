import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
import type { Deletion } from '@/lib/profile/schema'
import { DeletionDialog } from './deletion-dialog'

const dialogId = 'leave-dialog'

/** The way out. Spec 2: an account is deleted by an administrator, at its owner's request. */
export function DeleteAccountSection({
  email,
  deletion,
}: {
  email: string
  deletion: Deletion | null
}) {
  const t = useTranslations('profile.leave')
  const isOpen = deletion?.status === 'requested'
  const declinedAt = deletion?.status === 'declined' ? deletion.handledAt : null
  return (
    <section aria-labelledby="leave">
      <h2 id="leave" className="section-title">
        {t('title')}
      </h2>
      <p className="mt-2 mb-3 text-sm text-soft">{t(isOpen ? 'waiting' : 'text')}</p>
      {declinedAt ? (
        <p className="mb-3 text-sm">
          {t('declined')} (<DateTime at={declinedAt} />)
        </p>
      ) : null}
      {isOpen ? null : (
        <>
          <DialogButton opens={dialogId} className={buttonClass('danger')}>
            {t('open')}
          </DialogButton>
          <DeletionDialog id={dialogId} email={email} />
        </>
      )}
    </section>
  )
}
