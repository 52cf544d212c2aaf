import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { NotFoundView } from '@/components/layout/errors/not-found-view'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors')
  return { title: t('notFoundTitle'), robots: { index: false } }
}

/** Any address that no page claims, in its own language. */
export default async function Rest() {
  // The status belongs to each answer: a page from a cache would lose it.
  await connection()
  return <NotFoundView />
}
