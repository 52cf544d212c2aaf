import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { reportFormats } from '@/lib/contracts/report/constants'
import { CommentsLink } from './comments-link'
import { PrintButton } from './print-button'

/** Files that can be had of a review; each is a link to a handler of its own. */
export function ReviewFiles({ id }: { id: string }) {
  const t = useTranslations('contractReview.files')
  const locale = useLocale()
  const address = `/api/contract-reviews/${id}`
  return (
    <div className="no-print flex flex-wrap gap-2">
      {reportFormats.map((format) => (
        <a
          key={format}
          href={`${address}/report?format=${format}&locale=${locale}`}
          download
          className={buttonClass()}
        >
          {t(format)}
        </a>
      ))}
      <CommentsLink id={id} />
      <a href={`${address}/findings?locale=${locale}`} download className={buttonClass()}>
        {t('csv')}
      </a>
      <PrintButton label={t('print')} />
    </div>
  )
}
