import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { DocumentsPanel } from '@/components/documents/documents-panel'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { requireAccess } from '@/lib/auth/loaders'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'documentLibrary')
}

export default async function DocumentLibraryPage() {
  await requireAccess('documentLibrary')
  const t = await getTranslations('pages')
  return (
    <div className="page w-full pt-1 pb-14">
      <PageBreadcrumb page="documentLibrary" />
      <h1 className="mb-2 text-2xl font-bold">{t('documentLibrary.name')}</h1>
      <DocumentsPanel view="library" signedIn search={false} onPage />
    </div>
  )
}
