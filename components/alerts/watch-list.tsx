import { useTranslations } from 'next-intl'
import { Tag } from '@/components/ui/tag'
import type { Watch } from '@/lib/alerts/schema'
import { Link } from '@/lib/i18n/navigation'
import { WatchSettings } from './watch-settings'

/** Words and half of the corpus are shown by themselves; what else a search asks is counted. */
const conditionsOf = (request: Watch['request']): number =>
  Object.entries(request ?? {}).filter(
    ([name, value]) =>
      name !== 'query' &&
      !(name === 'type' && value === 'all') &&
      !(name === 'collection' && value === 'both'),
  ).length

/** What one watches, the last begun first, each with the forms that change it. */
export function WatchList({ watches }: { watches: readonly Watch[] }) {
  const t = useTranslations('alerts')
  return (
    <ul>
      {watches.map((watch) => {
        const conditions = conditionsOf(watch.request)
        return (
          <li key={watch.id} className="border-b border-line py-4">
            <p className="min-w-0 break-words">
              <Tag>{t(`kind.${watch.kind}`)}</Tag>{' '}
              <Link
                href={watch.path}
                className="link font-semibold"
                lang={watch.kind === 'search' ? undefined : 'ko'}
              >
                {watch.title}
              </Link>{' '}
              <span className="text-soft" lang="ko">
                {watch.name}
              </span>
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-soft">
              {conditions > 0 ? <span>{t('conditions', { count: conditions })}</span> : null}
              <span>{t(`cadence.${watch.cadence}`)}</span>
              {watch.paused_at ? <Tag tone="warn">{t('paused')}</Tag> : null}
            </p>
            <details className="mt-1">
              <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm">
                <span className="link">{t('settings')}</span>
                <span className="sr-only">: {watch.title}</span>
              </summary>
              <WatchSettings watch={watch} />
            </details>
          </li>
        )
      })}
    </ul>
  )
}
