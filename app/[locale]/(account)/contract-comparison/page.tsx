import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { ComparisonForm } from '@/components/contracts/comparison/comparison-form'
import { ClientMessages } from '@/components/layout/client-messages'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { loadVersions } from '@/lib/contracts/compare/loaders'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'contractComparison')
}

/** Two versions of a contract, and what is different between them. */
export default async function ContractComparisonPage() {
  const [documents, t] = await Promise.all([loadVersions(), getTranslations('contractComparison')])
  return (
    <div className="page pb-14">
      <PageBreadcrumb page="contractComparison" />
      <h1 className="pt-2 text-2xl font-bold tracking-tight sm:pt-4">{t('title')}</h1>
      <p className="max-w-[42em] pt-1 pb-6 text-soft">{t('lead')}</p>
      <ClientMessages of={['contractComparison', 'contractReview', 'contracts', 'errors']}>
        <ComparisonForm documents={documents} />
      </ClientMessages>
    </div>
  )
}
