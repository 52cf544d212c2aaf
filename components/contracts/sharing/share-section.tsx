import { useTranslations } from 'next-intl'
import { SettingsSection } from '@/components/ui/settings-section'
import type { ListedShare } from '@/lib/contracts/sharing/schema'
import { ShareForm } from './share-form'
import { ShareItem } from './share-item'

/** Links by which others read a review, and the form for another. */
export function ShareSection({
  review,
  shares,
}: {
  review: string
  shares: readonly ListedShare[]
}) {
  const t = useTranslations('contractReview.share')
  return (
    <div className="no-print">
      <SettingsSection id="share" title={t('title')} text={t('text')} isDense>
        <ShareForm review={review} />
        {shares.length > 0 ? (
          <ul aria-label={t('links')} className="border-t border-line">
            {shares.map((share) => (
              <ShareItem key={share.id} share={share} />
            ))}
          </ul>
        ) : null}
      </SettingsSection>
    </div>
  )
}
