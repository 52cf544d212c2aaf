import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SharedView } from '@/components/chat/conversations/shared-view'
import { NotFoundView } from '@/components/layout/errors/not-found-view'
import { loadShared } from '@/lib/chat/conversations/loaders'

type Props = { params: Promise<{ token: string }> }

// A link that was revoked must be gone at once.
export const dynamic = 'force-dynamic'

/** For whoever has the link, and nobody's search engine; the pages it leads to do not learn its address. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, { token }] = await Promise.all([getTranslations('chatList.shared'), params])
  const shared = await loadShared(token)
  const title = shared?.title ?? t('name')
  const description = t('description')
  return {
    title,
    description,
    robots: { index: false, follow: false, noarchive: true },
    referrer: 'no-referrer',
    openGraph: { title, description, type: 'article', images: [] },
    twitter: { card: 'summary', title, description, images: [] },
  }
}

/** A conversation that its owner has shared: to read, not to go on with. */
export default async function SharedPage({ params }: Props) {
  const shared = await loadShared((await params).token)
  if (!shared) return <NotFoundView />
  return <SharedView shared={shared} />
}
