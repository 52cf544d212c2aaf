import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AdminFrame } from '@/components/layout/admin-frame'
import { IslandMessages } from '@/components/layout/island-messages'
import { CorpusFaults } from '@/components/legal/corpus-faults'
import { CorpusFigures } from '@/components/legal/corpus-figures'
import { CorpusHealth } from '@/components/legal/corpus-health'
import { CorpusImports } from '@/components/legal/corpus-imports'
import { CorpusRefresh } from '@/components/legal/corpus-refresh'
import { buttonClass } from '@/components/ui/button-class'
import { ErrorState } from '@/components/ui/error-state'
import { getPathname } from '@/lib/i18n/navigation'
import type { CorpusState } from '@/lib/legal/corpus-schema'
import { loadCorpusState } from '@/lib/legal/loaders'
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
          <IslandMessages of={['adminCorpus', 'errors']}>
            <CorpusRefresh initial={state.refresh} admin={admin} />
          </IslandMessages>
        </section>
        <section>
          <h2 className="section-title mb-3">{t('health.title')}</h2>
          <CorpusHealth state={state} />
        </section>
      </div>
      <section>
        <h2 className="section-title mb-3">{t('imports.title')}</h2>
        <CorpusImports imports={state.imports} />
        {ended ? (
          <div className="mt-6">
            <CorpusFaults state={ended} />
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
