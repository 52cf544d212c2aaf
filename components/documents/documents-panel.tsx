import { useTranslations } from 'next-intl'
import { ClientMessages } from '@/components/layout/client-messages'
import { AuthLink } from '@/components/ui/auth-link'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/lib/i18n/navigation'
import type { DocumentsView } from './document-action'
import { LazyDocumentLibrary } from './lazy-document-library'

/** What an account would hold here, and the way to log in. */
function VisitorNote({ view }: { view: DocumentsView }) {
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
export function DocumentsPanel({
  view,
  signedIn,
  search = true,
  onPage = false,
}: {
  view: DocumentsView
  signedIn: boolean
  /** Whether to lead to the search in these documents; not on its own page. */
  search?: boolean
  /** Whether it stands on a page of its own, whose next step is to upload; not beside a question. */
  onPage?: boolean
}) {
  const t = useTranslations('documents')
  return (
    <div className={onPage ? 'pt-1' : 'p-3'}>
      {signedIn && search ? (
        <p className="mb-3 text-sm">
          <Link href="/ai-chat/knowledge" className="link">
            {t('searchLink')}
          </Link>
        </p>
      ) : null}
      {signedIn ? (
        <ClientMessages of={['documents']}>
          <LazyDocumentLibrary
            view={view}
            onPage={onPage}
            visitor={<VisitorNote view={view} />}
            loading={
              <p aria-busy="true" className="text-sm text-soft">
                {t('loading')}
              </p>
            }
          />
        </ClientMessages>
      ) : (
        <VisitorNote view={view} />
      )}
    </div>
  )
}
