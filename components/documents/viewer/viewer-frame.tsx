import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/components/layout/client-messages'
import type { FollowedReading } from '@/lib/documents/reading/schema'
import { Link } from '@/lib/i18n/navigation'
import { DocumentViewer, type ViewedFile } from './document-viewer'

/** The viewer with its messages and the way back. */
export function ViewerFrame({
  file,
  reading,
  page,
}: {
  file: ViewedFile
  reading: FollowedReading
  /** Where it opens; null at the beginning. */
  page: number | null
}) {
  const t = useTranslations('documentViewer')
  return (
    <ClientMessages of={['documents', 'documentViewer']}>
      <DocumentViewer
        file={file}
        initial={reading}
        startPage={page}
        home={
          <Link
            href="/ai-chat"
            aria-label={t('back')}
            className="grid size-9 shrink-0 place-content-center text-soft hover:text-ink"
          >
            <ArrowLeft size={18} aria-hidden="true" />
          </Link>
        }
      />
    </ClientMessages>
  )
}
