import { useTranslations } from 'next-intl'
import { DateTime } from '@/components/ui/date-time'
import { Link } from '@/lib/i18n/navigation'
import type { SavedSource } from '@/lib/saved/schema'
import { AuthorityLinks } from './authority-links'

/** What the members of an organisation share, each with its note. */
export function SharedList({
  sources,
  organization,
}: {
  sources: readonly SavedSource[]
  organization: string
}) {
  const t = useTranslations('organizations')
  if (sources.length === 0) return <p className="text-sm text-soft">{t('shared.none')}</p>
  return (
    <>
      <AuthorityLinks filter={{ organization }} />
      <ul className="border-t border-line">
        {sources.map(({ id, path, citation, name, note, created_at: savedAt }) => (
          <li key={id} className="border-b border-line py-3">
            <p className="break-words" lang="ko">
              <Link href={path} className="cite font-semibold">
                {citation}
              </Link>{' '}
              <span className="text-soft">{name}</span>
            </p>
            {note ? <p className="mt-1 whitespace-pre-line break-words">{note}</p> : null}
            <p className="mt-1 text-sm text-soft">
              <DateTime at={savedAt} />
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
