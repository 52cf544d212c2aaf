import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { sourceKinds } from '@/lib/saved/constants'
import { savedAddress } from '@/lib/saved/saved-address'
import type { SavedCount, SavedFilter } from '@/lib/saved/schema'

const sum = (counts: readonly SavedCount[]) => counts.reduce((total, { count }) => total + count, 0)

/** Kinds as tabs and folders as a line, each with how many there are. */
export function SavedFilters({
  filter,
  counts,
  folders,
}: {
  filter: SavedFilter
  counts: readonly SavedCount[]
  folders: readonly string[]
}) {
  const t = useTranslations('saved')
  const format = useFormatter()
  const kinds = [undefined, ...sourceKinds] as const
  const inFolder = counts.filter(({ folder }) => !filter.folder || folder === filter.folder)
  const ofKind = counts.filter(({ kind }) => !filter.kind || kind === filter.kind)
  return (
    <div className="space-y-3">
      <nav aria-label={t('filter.kinds')} className="border-b border-line">
        <ul className="-mb-px flex gap-x-1 overflow-x-auto">
          {kinds.map((kind) => (
            <li key={kind ?? 'all'}>
              <Link
                href={savedAddress({ ...filter, kind })}
                aria-current={kind === filter.kind ? 'page' : undefined}
                className="block min-h-10 border-b-2 border-transparent px-3 py-2 text-sm font-medium whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-[current]:border-seal aria-[current]:font-bold aria-[current]:text-ink"
              >
                {kind ? t(`kind.${kind}`) : t('filter.all')}{' '}
                <span className="font-normal text-soft">
                  {format.number(sum(inFolder.filter((each) => !kind || each.kind === kind)))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {folders.length > 0 ? (
        <nav aria-label={t('filter.folders')}>
          <ul className="flex flex-wrap gap-x-4 text-sm">
            {[undefined, ...folders].map((folder) => (
              <li key={folder ?? ''}>
                <Link
                  href={savedAddress({ ...filter, folder })}
                  aria-current={folder === filter.folder ? 'true' : undefined}
                  className="inline-flex min-h-9 items-center gap-1 text-soft hover:text-ink aria-[current]:font-bold aria-[current]:text-ink"
                >
                  {folder ?? t('filter.everyFolder')}{' '}
                  <span className="font-normal text-soft">
                    {format.number(sum(ofKind.filter((each) => !folder || each.folder === folder)))}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}
