import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { DeletePlaybook } from '@/components/contracts/playbooks/delete-playbook'
import { PublishForm } from '@/components/contracts/playbooks/publish-form'
import { RuleForm } from '@/components/contracts/playbooks/rule-form'
import { RuleList } from '@/components/contracts/playbooks/rule-list'
import { RunList } from '@/components/contracts/playbooks/run-list'
import { TestForm } from '@/components/contracts/playbooks/test-form'
import { VersionList } from '@/components/contracts/playbooks/version-list'
import { ClientMessages } from '@/components/layout/client-messages'
import { Breadcrumb } from '@/components/layout/navigation/breadcrumb'
import { buttonClass } from '@/components/ui/button-class'
import { SettingsSection } from '@/components/ui/settings-section'
import { Tag } from '@/components/ui/tag'
import { playbookPath, playbooksPath } from '@/lib/contracts/playbooks/constants'
import { loadPlaybook } from '@/lib/contracts/playbooks/loaders'
import { formOfRule } from '@/lib/contracts/playbooks/rule-form'
import { reviewsPath } from '@/lib/contracts/reviews/constants'
import { Link } from '@/lib/i18n/navigation'
import { privateMetadata } from '@/lib/page-metadata'
import { firstText } from '@/lib/page-params'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params
  return privateMetadata('playbooks', playbookPath(id))
}

/** One playbook: its rules, what they report of one's own contracts, its versions and where they were run. */
export default async function PlaybookPage({ params, searchParams }: Props) {
  const { id } = await params
  const [loaded, asked, t, pages] = await Promise.all([
    loadPlaybook(id),
    searchParams,
    getTranslations('playbooks'),
    getTranslations('pages'),
  ])
  const { playbook, organization, mayEdit, mayUse, versions, runs, reviews, topics } = loaded
  const { name, rules, rev } = playbook
  const edited = rules.find((rule) => rule.id === firstText(asked.rule))
  const topicNames = new Map(topics.map(({ topic, name: called }) => [topic, called]))
  return (
    <div className="page pb-14">
      <Breadcrumb
        trail={[
          { label: pages('contractReviews.name'), href: reviewsPath },
          { label: pages('playbooks.name'), href: playbooksPath },
          { label: name },
        ]}
      />
      <h1 className="pt-2 text-2xl font-bold tracking-tight break-words sm:pt-4">{name}</h1>
      <p className="pb-5 text-sm text-soft">
        {organization.name} <Tag>{t(mayEdit ? 'may.edit' : mayUse ? 'may.use' : 'may.read')}</Tag>
      </p>
      <ClientMessages of={['playbooks', 'contracts', 'contractReview']}>
        <SettingsSection id="rules" title={t('rules.title')} text={t('rules.text')} isDense>
          <RuleList playbook={id} rev={rev} rules={rules} mayEdit={mayEdit} topics={topicNames} />
        </SettingsSection>
        {mayEdit ? (
          <SettingsSection
            id="rule"
            title={t(edited ? 'rule.edit' : 'rule.new')}
            text={t('rule.text')}
            isDense
          >
            <RuleForm
              key={`${edited?.id ?? 'new'}-${rev}`}
              playbook={id}
              rev={rev}
              rule={edited?.id ?? null}
              values={edited ? formOfRule(edited) : {}}
              topics={topics}
            />
            {edited ? (
              <Link href={playbookPath(id)} className={buttonClass('bare')}>
                {t('rule.cancel')}
              </Link>
            ) : null}
          </SettingsSection>
        ) : null}
        {mayUse ? (
          <SettingsSection id="test" title={t('test.title')} text={t('test.text')} isDense>
            <TestForm playbook={id} reviews={reviews} />
          </SettingsSection>
        ) : null}
        <SettingsSection
          id="versions"
          title={t('versions.title')}
          text={t('versions.text')}
          isDense
        >
          {mayEdit ? (
            <PublishForm playbook={id} rev={rev} next={(versions[0]?.no ?? 0) + 1} />
          ) : null}
          <VersionList versions={versions} topics={topicNames} />
        </SettingsSection>
        <SettingsSection
          id="runs"
          title={t('runs.title')}
          text={t(mayEdit ? 'runs.textAll' : 'runs.text')}
          isDense
        >
          <RunList runs={runs} />
        </SettingsSection>
        {mayEdit ? (
          <SettingsSection id="delete" title={t('delete.title')} isDense>
            <DeletePlaybook playbook={id} />
          </SettingsSection>
        ) : null}
      </ClientMessages>
    </div>
  )
}
