import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CorpusFigures } from '@/components/corpus/administration/corpus-figures'
import { CorpusHealth } from '@/components/corpus/administration/corpus-health'
import { CorpusRefresh } from '@/components/corpus/administration/corpus-refresh'
import { ImportFailures } from '@/components/corpus/administration/import-failures'
import { ImportHistory } from '@/components/corpus/administration/import-history'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { ClientMessages } from '@/components/layout/client-messages'
import { buttonClass } from '@/components/ui/button-class'
import { ErrorState } from '@/components/ui/error-state'
import type { CorpusState } from '@/lib/corpus/administration-schema'
import { loadCorpusState } from '@/lib/corpus/loaders'
import { getPathname } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminCorpus')
}

async function Corpus({ state, admin }: { state: CorpusState; admin: boolean }) {
  const t = await getTranslations('adminCorpus')
  const ended = state.imports.find(({ outcome }) => outcome !== 'running')
  return (
    <div className="space-y-12">
      <section>
        <CorpusFigures state={state} />
      </section>
      <div className="grid gap-x-10 gap-y-12 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section>
          <h2 className="section-title mb-4">{t('refresh.title')}</h2>
          <ClientMessages of={['adminCorpus', 'errors']}>
            <CorpusRefresh initial={state.refresh} admin={admin} />
          </ClientMessages>
        </section>
        <section>
          <h2 className="section-title mb-3">{t('health.title')}</h2>
          <CorpusHealth state={state} />
        </section>
      </div>
      <section>
        <h2 className="section-title mb-3">{t('imports.title')}</h2>
        <ImportHistory imports={state.imports} />
        {ended ? (
          <div className="mt-6">
            <ImportFailures state={ended} />
          </div>
        ) : null}
      </section>
    </div>
  )
}

export default async function CorpusPage() {
  const { user, corpus } = await loadCorpusState()
  const [t, locale] = await Promise.all([getTranslations('adminCorpus'), getLocale()])
  return (
    <AdminFrame user={user} page="adminCorpus">
      {'state' in corpus ? (
        <Corpus state={corpus.state} admin={user.role === 'admin'} />
      ) : (
        <ErrorState
          title={t('failedTitle')}
          action={
            <a href={getPathname({ locale, href: '/admin/corpus' })} className={buttonClass()}>
              {t('retry')}
            </a>
          }
        >
          {t('failedText')}
        </ErrorState>
      )}
    </AdminFrame>
  )
}
