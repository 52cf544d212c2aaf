import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { reportFormats } from '@/lib/contracts/report/constants'
import { PrintButton } from './print-button'
import { WrittenFileLink } from './written-file-link'

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
      <WrittenFileLink
        address={`${address}/comments`}
        name="beopdap-contract-comments.docx"
        label={t('comments')}
        working={t('writing')}
      />
      <WrittenFileLink
        address={`${address}/clean`}
        name="beopdap-contract-clean.hwpx"
        label={t('clean')}
        working={t('making')}
      />
      <WrittenFileLink
        address={`${address}/before-after`}
        name="beopdap-contract-before-after.pdf"
        label={t('beforeAfter')}
        working={t('making')}
      />
      <a href={`${address}/findings?locale=${locale}`} download className={buttonClass()}>
        {t('csv')}
      </a>
      <PrintButton label={t('print')} />
    </div>
  )
}
