import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/components/layout/client-messages'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { LazyDocumentLibrary } from './lazy-document-library'

export type DocumentsView = 'files' | 'library'

function VisitorNote() {
  const t = useTranslations('documents')
  return (
    <EmptyState
      title={t('visitor.title')}
      action={
        <AuthLink to="login" next="/ai-chat" className={buttonClass('primary')}>
          {t('visitor.logIn')}
        </AuthLink>
      }
    >
      {t('visitor.text')}
    </EmptyState>
  )
}

/**
 * The file explorer (`files`: folders as a tree) or the document library (`library`: a list by category) of
 * whoever is signed in. Brings its own messages; fills the width it is given, from 16 rem.
 */
export function DocumentsPanel({ view, signedIn }: { view: DocumentsView; signedIn: boolean }) {
  if (!signedIn) return <VisitorNote />
  return (
    <ClientMessages of={['documents']}>
      <LazyDocumentLibrary view={view} visitor={<VisitorNote />} />
    </ClientMessages>
  )
}
