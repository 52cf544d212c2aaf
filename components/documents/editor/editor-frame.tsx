import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import type { OpenDocument } from '@/lib/documents/editor/schema'
import { Link } from '@/lib/i18n/navigation'
import { LazyDocumentEditor } from './lazy-document-editor'

/** The editor with its messages and the way back. */
export function EditorFrame({
  written,
  outline = false,
  back,
  links,
  share,
}: {
  written: OpenDocument
  /** The link by which it was opened, and what that allows. */
  share?: { token: string; access: 'own' | 'view' | 'comment' | 'edit' }
  outline?: boolean
  /** To what the document came from, beside its name. */
  links?: ReactNode
  back: '/' | '/ai-chat' | '/word-editor' | '/document-editor'
}) {
  const t = useTranslations('documentEditor')
  return (
    <ClientMessages of={['documentEditor', 'documents']}>
      <LazyDocumentEditor
        written={written}
        outline={outline}
        access={share?.access ?? 'own'}
        token={share?.token ?? null}
        links={links}
        home={
          <Link
            href={back}
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
