'use client'

import { useLocale, useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/copy-button'
import { DateTime } from '@/components/ui/date-time'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { endReviewShare } from '@/lib/contracts/sharing/actions'
import { initialShareState, type ShareState } from '@/lib/contracts/sharing/form-state'
import type { ListedShare } from '@/lib/contracts/sharing/schema'
import { getPathname, Link } from '@/lib/i18n/navigation'

/** One link: until when it works, whether it was opened, and the end of it. */
export function ShareItem({ share }: { share: ListedShare }) {
  const t = useTranslations('contractReview.share')
  const locale = useLocale()
  const { state, isPending, form } = useActionForm<ShareState>({
    action: endReviewShare,
    initial: initialShareState,
  })
  const href = `/shared/contract-reviews/${share.token}`
  const copy = () => {
    const address = new URL(getPathname({ locale, href }), window.location.href)
    return navigator.clipboard.writeText(address.href)
  }
  return (
    <li className="space-y-1 border-b border-line py-3 text-sm">
      <p>
        <span className="font-semibold">
          {share.revoked_at ? t('revoked') : share.works ? t('works') : t('expired')}
        </span>
        <span className="text-soft">
          {' · '}
          {share.works && share.expires_at ? (
            <>
              {t('until')} <DateTime at={share.expires_at} to="minute" />
              {' · '}
            </>
          ) : null}
          {share.works && !share.expires_at ? `${t('forever')} · ` : null}
          {t(share.with_notes ? 'withNotes' : 'withoutNotes')}
          {' · '}
          {share.opened_at ? (
            <>
              {t('opened')} <DateTime at={share.opened_at} to="minute" />
            </>
          ) : (
            t('never')
          )}
        </span>
      </p>
      {share.works ? (
        <form {...form} className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="share" value={share.id} />
          <CopyButton
            what={copy}
            words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
          />
          <Link href={href} className="link px-1">
            {t('open')}
          </Link>
          <SubmitButton pending={isPending} look="danger">
            {t('revoke')}
          </SubmitButton>
          <FormStatus tone="error">{state.reason ? t(`problem.${state.reason}`) : null}</FormStatus>
        </form>
      ) : null}
    </li>
  )
}
