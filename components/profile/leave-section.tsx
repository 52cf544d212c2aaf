import { useTranslations } from 'next-intl'
import { DialogButton } from '@/components/layout/dialog-button'
import { buttonClass } from '@/components/ui/button-class'
import { Moment } from '@/components/ui/moment'
import type { Deletion } from '@/lib/profile/schema'
import { DeletionDialog } from './deletion-dialog'

const dialogId = 'leave-dialog'

/** The way out. Spec 2: an account is deleted by an administrator, at its owner's request. */
export function LeaveSection({ email, deletion }: { email: string; deletion: Deletion | null }) {
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
          {t('declined')} (<Moment at={declinedAt} />)
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
