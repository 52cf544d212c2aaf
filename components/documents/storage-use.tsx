import { useFormatter, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import { largestDocument } from '@/lib/documents/constants'
import type { Library } from '@/lib/documents/schema'
import { Link } from '@/lib/i18n/navigation'
import { useFileSize } from './file-size'

const bytesOf = ({ documents }: Library) => documents.reduce((sum, { bytes }) => sum + bytes, 0)

/** Whether the plan allows no further document. */
export function isFull(library: Library): boolean {
  const { documents, most } = library
  return documents.length >= most.count || bytesOf(library) >= most.bytes
}

/** What may be uploaded, and how much of the plan's limit is used. */
export function StorageUse({ library }: { library: Library }) {
  const t = useTranslations('documents')
  const format = useFormatter()
  const size = useFileSize()
  const { documents, most } = library
  return (
    <>
      <p className="text-xs text-soft">
        {t('accepted', { size: size(largestDocument) })}
        <br />
        {t('used', {
          count: format.number(documents.length),
          mostCount: format.number(most.count),
          bytes: size(bytesOf(library)),
          mostBytes: size(most.bytes),
        })}
      </p>
      {isFull(library) ? (
        <Notice tone="warn">
          {t('full')}{' '}
          <Link href="/pricing" className="link">
            {t('plans')}
          </Link>
        </Notice>
      ) : null}
    </>
  )
}
