import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { KnownRanges } from '@/components/calculators/known-ranges'
import { AddedValues } from '@/components/calculators/values/added-values'
import { NewValueForm } from '@/components/calculators/values/new-value-form'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { ClientMessages } from '@/components/layout/client-messages'
import { loadValuesPage } from '@/lib/calculators/loaders'
import { knownRanges, knownValues } from '@/lib/calculators/values/known-values'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminValues')
}

/** The figures that calculators need and no law holds. */
export default async function ValuesPage() {
  const { user, added } = await loadValuesPage()
  const t = await getTranslations('adminValues')
  return (
    <AdminFrame user={user} page="adminValues">
      <p className="max-w-[46em] text-soft">{t('lead')}</p>
      <ClientMessages of={['adminValues']}>
        <section className="mt-6" aria-labelledby="added-title">
          <h2 id="added-title" className="section-title mb-3">
            {t('list.title')}
          </h2>
          <AddedValues values={added} />
        </section>
        <section className="mt-10" aria-labelledby="new-title">
          <h2 id="new-title" className="section-title mb-3">
            {t('form.title')}
          </h2>
          <NewValueForm />
        </section>
      </ClientMessages>
      <KnownRanges ranges={knownRanges(knownValues(added))} />
    </AdminFrame>
  )
}
