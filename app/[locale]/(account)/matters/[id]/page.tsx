import type { Metadata } from 'next'
import { getMessages, getTranslations } from 'next-intl/server'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { DeadlineForm } from '@/components/matters/deadline-form'
import { MatterActions } from '@/components/matters/matter-actions'
import { MatterForm } from '@/components/matters/matter-form'
import { DeadlineRows, PartyRows, RecordRows } from '@/components/matters/matter-parts'
import { PartyForm } from '@/components/matters/party-form'
import { RecordForm } from '@/components/matters/record-form'
import { SettingsSection } from '@/components/ui/settings-section'
import { Tag } from '@/components/ui/tag'
import { periodPresetNames } from '@/lib/calculators/periods/period-presets'
import { caseHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'
import { loadMatter } from '@/lib/matters/loaders'
import type { MatterRecord } from '@/lib/matters/schema'
import { privateMetadata } from '@/lib/page-metadata'
import { sitePages } from '@/lib/site-pages'

type Props = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return privateMetadata('matters', `${sitePages.matters.path}/${id}`)
}

/** Where a record leads. */
function linkOf(
  { kind, reference, body }: MatterRecord,
  names: Readonly<Record<string, string>>,
): { href: string; label: string } | null {
  if (reference === null) return null
  if (kind === 'decision')
    return { href: caseHref({ caseNumber: reference, serial: null }), label: reference }
  if (kind === 'draft')
    return {
      href: `${sitePages.templates.path}/${reference}`,
      label: names[reference] ?? reference,
    }
  return kind === 'document'
    ? { href: `/ai-chat/documents/${reference}`, label: names[reference] ?? body }
    : null
}

export default async function MatterPage({ params }: Props) {
  const { id } = await params
  const { matter, today, documents, drafts } = await loadMatter(id)
  const [t, pages, { templateGuides, calculatorForms }] = await Promise.all([
    getTranslations('matters'),
    getTranslations('pages'),
    getMessages(),
  ])
  const templateNames: Readonly<Record<string, { name: string } | undefined>> = templateGuides
  const draftName = (draft: string) => templateNames[draft]?.name ?? draft
  const names = Object.fromEntries([
    ...documents.map(({ id: document, name }) => [document, name] as const),
    ...Object.keys(templateNames).map((draft) => [draft, draftName(draft)] as const),
  ])
  const words = calculatorForms.period.options.preset
  const records = matter.matter_records
  const links = Object.fromEntries(
    records.flatMap((record) => {
      const link = linkOf(record, names)
      return link ? [[record.id, link] as const] : []
    }),
  )
  const of = (...kinds: MatterRecord['kind'][]) =>
    records.filter(({ kind }) => kinds.includes(kind))
  return (
    <div className="page pb-10">
      <Breadcrumb
        trail={[
          { label: pages('matters.name'), href: sitePages.matters.path },
          { label: matter.title },
        ]}
      />
      <h1 className="pt-2 text-2xl font-bold tracking-tight break-words sm:pt-4">
        {matter.title} {matter.closed_at === null ? null : <Tag>{t('list.closed')}</Tag>}
      </h1>
      <p className="pb-6 text-soft" lang="ko">
        {[matter.court, matter.case_number].filter(Boolean).join(' ')}
      </p>
      <ClientMessages of={['matters', 'calculatorForms']}>
        <SettingsSection id="deadlines" title={t('deadline.heading')} text={t('deadline.text')}>
          <DeadlineRows deadlines={matter.matter_deadlines} today={today} />
          <DeadlineForm
            matter={matter.id}
            presets={periodPresetNames.map((name) => [name, words[name]] as const)}
          />
        </SettingsSection>
        <SettingsSection id="parties" title={t('party.heading')} text={t('party.text')}>
          <PartyRows parties={matter.matter_parties} />
          <PartyForm matter={matter.id} />
        </SettingsSection>
        <SettingsSection id="files" title={t('record.files')} text={t('record.filesText')}>
          {documents.length + drafts.length + of('document', 'draft').length > 0 ? (
            <RecordRows records={of('document', 'draft')} links={links} />
          ) : (
            <p className="text-sm text-soft">
              {t.rich('record.nothingToLink', {
                library: (words) => (
                  <Link href={sitePages.documentLibrary.path} className="link">
                    {words}
                  </Link>
                ),
                templates: (words) => (
                  <Link href={sitePages.templates.path} className="link">
                    {words}
                  </Link>
                ),
              })}
            </p>
          )}
          {documents.length > 0 ? (
            <RecordForm
              matter={matter.id}
              kind="document"
              choices={documents.map(({ id: document, name }) => [document, name] as const)}
            />
          ) : null}
          {drafts.length > 0 ? (
            <RecordForm
              matter={matter.id}
              kind="draft"
              choices={drafts.map((draft) => [draft, draftName(draft)] as const)}
            />
          ) : null}
        </SettingsSection>
        <SettingsSection
          id="decisions"
          title={t('record.decisions')}
          text={t('record.decisionsText')}
        >
          <RecordRows records={of('decision')} links={links} />
          <RecordForm matter={matter.id} kind="decision" />
        </SettingsSection>
        <SettingsSection id="notes" title={t('record.notes')} text={t('record.notesText')}>
          <RecordRows records={of('note')} links={links} />
          <RecordForm matter={matter.id} kind="note" />
        </SettingsSection>
        <SettingsSection id="matter" title={t('form.heading')} text={t('form.headingText')}>
          <MatterForm
            matter={{
              id: matter.id,
              title: matter.title,
              caseNumber: matter.case_number,
              court: matter.court,
            }}
          />
          <MatterActions id={matter.id} isClosed={matter.closed_at !== null} />
        </SettingsSection>
      </ClientMessages>
    </div>
  )
}
