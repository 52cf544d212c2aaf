import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Tag } from '@/components/ui/tag'
import { playbookPath } from '@/lib/contracts/playbooks/constants'
import type { PlaybookRule } from '@/lib/contracts/playbooks/schema'
import { Link } from '@/lib/i18n/navigation'
import { RemoveRule } from './remove-rule'
import { RuleWords } from './rule-words'

/** The rules of the draft; whoever may edit changes and removes them. */
export function RuleList({
  playbook,
  rev,
  rules,
  mayEdit,
  topics,
}: {
  playbook: string
  rev: number
  rules: readonly PlaybookRule[]
  mayEdit: boolean
  topics: ReadonlyMap<string, string>
}) {
  const t = useTranslations('playbooks')
  const severities = useTranslations('contractReview.severity')
  if (rules.length === 0)
    return <p className="text-sm text-soft">{t(mayEdit ? 'rules.emptyEdit' : 'rules.empty')}</p>
  return (
    <ol className="border-t border-line">
      {rules.map((rule) => (
        <li key={rule.id} className="space-y-1 border-b border-line py-3">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold break-words">{rule.title}</span>
            <Tag tone={rule.severity === 'high' ? 'danger' : 'plain'}>
              {severities(rule.severity)}
            </Tag>
          </p>
          <RuleWords rule={rule} topics={topics} />
          {mayEdit ? (
            <div className="-ml-3 flex flex-wrap items-center gap-x-1">
              <Link
                href={`${playbookPath(playbook)}?rule=${rule.id}#rule`}
                className={buttonClass('bare')}
                aria-label={t('rules.editNamed', { title: rule.title })}
              >
                {t('rules.edit')}
              </Link>
              <RemoveRule playbook={playbook} rev={rev} rule={rule.id} title={rule.title} />
            </div>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
