import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/components/layout/client-messages'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import type { DocumentsView } from './document-action'
import { LazyDocumentLibrary } from './lazy-document-library'

/** What an account would hold here, and the way to log in. */
export function VisitorNote({ view }: { view: DocumentsView }) {
  const t = useTranslations('documents.visitor')
  return (
    <EmptyState
      title={t(`${view}.title`)}
      action={
        <AuthLink to="login" next="/ai-chat" className={buttonClass('primary')}>
          {t('logIn')}
        </AuthLink>
      }
    >
      {t(`${view}.text`)}
    </EmptyState>
  )
}

/**
 * The file explorer or the document library of the person who is signed in; a visitor is told why they need
 * an account. Brings its own messages; fills the width it is given, from 16 rem.
 */
export function DocumentsPanel({ view, signedIn }: { view: DocumentsView; signedIn: boolean }) {
  return (
    <div className="p-3">
      {signedIn ? (
        <ClientMessages of={['documents']}>
          <LazyDocumentLibrary view={view} visitor={<VisitorNote view={view} />} />
        </ClientMessages>
      ) : (
        <VisitorNote view={view} />
      )}
    </div>
  )
}
