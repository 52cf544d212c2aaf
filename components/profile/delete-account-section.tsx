import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { DateTime } from '@/components/ui/date-time'
import { Notice } from '@/components/ui/notice'
import { DialogButton } from '@/components/ui/overlay/dialog-button'
import { Link } from '@/lib/i18n/navigation'
import type { Deletion } from '@/lib/profile/schema'
import { DeletionDialog } from './deletion-dialog'

const dialogId = 'leave-dialog'

/** The way out. Spec 2: an account is deleted by an administrator, at its owner's request. */
export function DeleteAccountSection({
  email,
  deletion,
  keptOrganizations,
}: {
  email: string
  deletion: Deletion | null
  /** The names of organisations that nobody else owns, and that others are in. */
  keptOrganizations: readonly string[]
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
      {keptOrganizations.length > 0 && !isOpen ? (
        <Notice tone="warn">
          <p>{t('kept', { names: keptOrganizations.join(', ') })}</p>
          <p className="mt-1">
            <Link href="/settings/organizations" className="link">
              {t('organizations')}
            </Link>
          </p>
        </Notice>
      ) : isOpen ? null : (
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
