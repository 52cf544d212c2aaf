'use client'

import { FolderPlus } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { largestDocument } from '@/lib/documents/constants'
import type { Library } from '@/lib/documents/schema'
import { Link } from '@/lib/i18n/navigation'
import type { DocumentAction } from './document-dialogs'
import { useFileSize } from './file-size'
import { UploadButton } from './upload-button'

/** What can be kept, how much of it is, and that the chat does not read it yet. */
export function LibraryHeader({
  shelf,
  onNewFolder,
}: {
  shelf: Library
  onNewFolder: ((act: DocumentAction) => void) | null
}) {
  const t = useTranslations('documents')
  const format = useFormatter()
  const size = useFileSize()
  const { documents, most } = shelf
  const bytes = documents.reduce((sum, each) => sum + each.bytes, 0)
  const full = documents.length >= most.count || bytes >= most.bytes
  return (
    <div className="space-y-2">
      <p className="text-sm text-soft">{t('notRead')}</p>
      <div className="flex flex-wrap gap-2">
        <UploadButton place={{ folder: null, category: 'others' }} disabled={full} />
        {onNewFolder ? (
          <button
            type="button"
            className={buttonClass()}
            onClick={() => onNewFolder({ kind: 'newFolder', parent: null })}
          >
            <FolderPlus size={16} aria-hidden="true" />
            {t('newFolder')}
          </button>
        ) : null}
      </div>
      <p className="text-xs text-soft">
        {t('accepted', { size: size(largestDocument) })}
        <br />
        {t('used', {
          count: format.number(documents.length),
          mostCount: format.number(most.count),
          bytes: size(bytes),
          mostBytes: size(most.bytes),
        })}
      </p>
      {full ? (
        <Notice tone="warn">
          {t('full')}{' '}
          <Link href="/pricing" className="link" prefetch={false}>
            {t('plans')}
          </Link>
        </Notice>
      ) : null}
    </div>
  )
}
