import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AdminFrame } from '@/components/layout/admin/admin-frame'
import { ClientMessages } from '@/components/layout/client-messages'
import { CompareForm } from '@/components/ragops/configurations/compare-form'
import { ConfigurationForm } from '@/components/ragops/configurations/configuration-form'
import { GateForm } from '@/components/ragops/configurations/gate-form'
import { GateTable } from '@/components/ragops/configurations/gate-table'
import { LabelsInForce } from '@/components/ragops/configurations/labels-in-force'
import { MoveForm } from '@/components/ragops/configurations/move-form'
import { MoveHistory } from '@/components/ragops/configurations/move-history'
import { SettingsTable } from '@/components/ragops/configurations/settings-table'
import { ShadowTable } from '@/components/ragops/configurations/shadow-table'
import { VersionTable } from '@/components/ragops/configurations/version-table'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/page-metadata'
import { loadConfigurations } from '@/lib/ragops/configurations/loaders'
import { datasetsPath, newExperimentPath } from '@/lib/ragops/constants'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'adminConfigurations')
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="pt-10" aria-labelledby={id}>
      <h2 id={id} className="section-title mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What the site's chat answers with: configurations, their labels, and what stands before a move. */
export default async function ConfigurationsPage({ searchParams }: Props) {
  const loaded = await loadConfigurations(await searchParams)
  const { user, configurations, labels, before, after, gates, datasets } = loaded
  const t = await getTranslations('configurations')
  const plain = datasets.map(({ id, name }) => ({ id, name }))
  return (
    <AdminFrame user={user} page="adminConfigurations">
      <p className="max-w-[46em] text-soft">{t('lead')}</p>
      <ClientMessages of={['configurations']}>
        <Part id="in-force" title={t('inForce')}>
          <LabelsInForce labels={labels} configurations={configurations} />
        </Part>
        <Part id="versions" title={t('versions.title')}>
          <VersionTable configurations={configurations} labels={labels} after={after} />
        </Part>
        {after ? (
          <>
            <Part id="compared" title={t('diff.title')}>
              <CompareForm configurations={configurations} before={before} after={after} />
              <SettingsTable before={before} after={after} />
            </Part>
            <Part id="move" title={t('move.title', { no: after.no, name: after.name })}>
              <p className="max-w-[46em] pb-3 text-sm text-soft">{t('move.lead')}</p>
              <GateTable gates={gates} />
              <p className="py-3 text-sm">
                <Link href={newExperimentPath} className="link">
                  {t('move.measure')}
                </Link>
              </p>
              <MoveForm key={after.id} configuration={after.id} />
            </Part>
          </>
        ) : null}
        <Part id="gates" title={t('gate.addTitle')}>
          <p className="max-w-[46em] pb-3 text-sm text-soft">{t('gate.lead')}</p>
          {plain.length > 0 ? (
            <GateForm datasets={plain} />
          ) : (
            <Link href={datasetsPath} className="link">
              {t('gate.noDataset')}
            </Link>
          )}
        </Part>
        <Part id="new" title={t('make.title')}>
          <p className="max-w-[46em] pb-3 text-sm text-soft">{t('make.lead')}</p>
          <ConfigurationForm key={after?.id ?? ''} from={(after ?? before).settings} />
        </Part>
        <Part id="shadows" title={t('shadows.title')}>
          <p className="max-w-[46em] pb-3 text-sm text-soft">{t('shadows.lead')}</p>
          <ShadowTable shadows={loaded.shadows} configurations={configurations} />
        </Part>
        <Part id="history" title={t('history.title')}>
          <MoveHistory moves={loaded.moves} />
        </Part>
      </ClientMessages>
    </AdminFrame>
  )
}
