import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import { playbookPath } from '@/lib/contracts/playbooks/constants'
import { Link } from '@/lib/i18n/navigation'

/** The playbooks of an organisation: how many rules the draft has, and what is published. */
export function PlaybookList({
  playbooks,
}: {
  playbooks: readonly { id: string; name: string; rules: number; version: number | null }[]
}) {
  const t = useTranslations('playbooks')
  if (playbooks.length === 0) return <p className="text-sm text-soft">{t('list.empty')}</p>
  return (
    <ul className="border-t border-line">
      {playbooks.map(({ id, name, rules, version }) => (
        <li key={id} className="border-b border-line">
          <Link
            href={playbookPath(id)}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 hover:text-seal"
          >
            <span className="min-w-0 grow font-semibold break-words">{name}</span>
            <span className="text-sm text-soft">{t('list.rules', { count: rules })}</span>
            <Tag tone={version === null ? 'plain' : 'good'}>
              {version === null ? t('list.draft') : t('versionNo', { version })}
            </Tag>
          </Link>
        </li>
      ))}
    </ul>
  )
}
