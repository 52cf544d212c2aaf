import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DateTime } from '@/components/ui/date-time'
import type { StoredDocument } from '@/lib/documents/schema'
import { Link } from '@/lib/i18n/navigation'
import { NewDocumentButton } from './new-document-button'

/** Where the editor begins: a new document, or one that was written before. */
export function WrittenList({
  address,
  documents,
  children,
}: {
  address: '/word-editor' | '/document-editor'
  documents: readonly StoredDocument[]
  /** Other ways to begin. */
  children?: ReactNode
}) {
  const t = useTranslations('documents.start')
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-8">
      <h1 className="text-2xl font-bold">{t('heading')}</h1>
      <p className="mt-2 mb-5">{t('text')}</p>
      <NewDocumentButton address={address} />
      {children}
      <h2 className="section-title mt-8">{t('recent')}</h2>
      {documents.length > 0 ? (
        <ul>
          {documents.map(({ id, name, updated_at }) => (
            <li key={id} className="border-b border-line py-2.5">
              <Link href={`${address}?document=${id}`} className="font-medium hover:text-seal">
                {name}
              </Link>
              <p className="text-sm text-soft">
                <DateTime at={updated_at} />
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-soft">{t('none')}</p>
      )}
      <p className="mt-6">
        <Link href="/document-library" className="link">
          {t('library')}
        </Link>
      </p>
    </div>
  )
}
