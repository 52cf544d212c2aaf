import { useLocale, useTranslations } from 'next-intl'
import { Pager } from '@/components/layout/navigation/pager'
import { buttonClass } from '@/components/ui/button-class'
import { EmptyState } from '@/components/ui/empty-state'
import type { ChangePage } from '@/lib/corpus/change-schema'
import { Link } from '@/lib/i18n/navigation'
import { ChangeList } from './change-list'
import { changesHref } from './changes-address'

/** The changes of all the corpus or of one law, since a day or all of them, or that there are none. */
export function ChangesView({ found, since }: { found: ChangePage; since?: string | undefined }) {
  const t = useTranslations('changes')
  const locale = useLocale()
  const { law, total, page, size, changes } = found
  return (
    <>
      <p className="mt-4 text-sm text-soft">
        <span role="status">
          {law ? `${t('ofLaw', { law: law.title })} · ` : ''}
          {t('count', { count: total })}
        </span>
        {(law || since) && total > 0 ? (
          <>
            {' · '}
            <Link href="/changes" className="link">
              {t('all')}
            </Link>
          </>
        ) : null}
        {' · '}
        <a href={`/feeds/changes/${locale}.xml`} className="link">
          {t('feed')}
        </a>
      </p>
      {total === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={t(since ? 'emptySince' : law ? 'emptyLaw' : 'emptyTitle')}
            action={
              <Link href={law || since ? '/changes' : '/case-search'} className={buttonClass()}>
                {t(law || since ? 'all' : 'search')}
              </Link>
            }
          >
            {t('emptyText')}
          </EmptyState>
        </div>
      ) : (
        <ChangeList changes={changes} isOfOneLaw={law !== null} />
      )}
      <Pager
        page={page}
        last={Math.ceil(total / size)}
        href={(each) => changesHref({ law: law?.lawId, since, page: each })}
      />
    </>
  )
}
