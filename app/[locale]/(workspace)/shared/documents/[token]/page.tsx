import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { WorkspaceBar } from '@/app/[locale]/(workspace)/workspace-bar'
import { EditorFrame } from '@/components/documents/editor/editor-frame'
import { EmptyState } from '@/components/ui/empty-state'
import { loadSharedDocument } from '@/lib/documents/sharing/loaders'

type Props = { params: Promise<{ token: string }> }

// A link that was revoked must be gone at once.
export const dynamic = 'force-dynamic'

/** For whoever has the link, and nobody's search engine; the pages it leads to do not learn its address. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, shared] = await Promise.all([
    getTranslations('documentEditor.share'),
    loadSharedDocument((await params).token),
  ])
  return {
    title: shared?.name ?? t('goneTitle'),
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'no-referrer',
  }
}

/** A document that its owner has shared by a link: to read, to comment on or to write, as the link says. */
export default async function SharedDocumentPage({ params }: Props) {
  const { token } = await params
  const [t, shared] = await Promise.all([
    getTranslations('documentEditor.share'),
    loadSharedDocument(token),
  ])
  if (!shared)
    return (
      <>
        <WorkspaceBar />
        <div className="page py-8">
          <EmptyState title={t('goneTitle')}>{t('goneText')}</EmptyState>
        </div>
      </>
    )
  const { id, name, access, updated_at: updatedAt, ...rest } = shared
  const document = { id, name, folder_id: null, category: 'others' as const }
  return (
    <EditorFrame
      written={{ ...rest, document, updatedAt, dropped: [] }}
      back="/"
      share={{ token, access }}
    />
  )
}
