import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import type { PlaybookVersion } from '@/lib/contracts/playbooks/schema'
import { RuleWords } from './rule-words'

/** What was published, each with the rules that it has for good. */
export function VersionList({
  versions,
  topics,
}: {
  versions: readonly PlaybookVersion[]
  topics: ReadonlyMap<string, string>
}) {
  const t = useTranslations('playbooks')
  if (versions.length === 0) return <p className="text-sm text-soft">{t('versions.empty')}</p>
  return (
    <ol className="border-t border-line">
      {versions.map(({ id, no, rules, published_at: at }) => (
        <li key={id} className="border-b border-line py-2.5">
          <details>
            <summary className="cursor-pointer">
              <span className="font-semibold">{t('versionNo', { version: no })}</span>{' '}
              <span className="text-sm text-soft">
                <DateTime at={at} to="minute" /> · {t('list.rules', { count: rules.length })}
              </span>
            </summary>
            <ol className="mt-2 space-y-3 pl-4">
              {rules.map((rule) => (
                <li key={rule.id}>
                  <p className="font-semibold break-words">{rule.title}</p>
                  <RuleWords rule={rule} topics={topics} />
                </li>
              ))}
            </ol>
          </details>
        </li>
      ))}
    </ol>
  )
}
