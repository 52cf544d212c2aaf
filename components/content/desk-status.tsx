import { useFormatter, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { getPathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { postHref } from './blog-address'
import { useProblemText } from './post-problem'
import type { Said } from './use-post-draft'

/** What came of the last thing that was asked for. */
export function DeskStatus({
  said,
  seen,
  onDiscard,
}: {
  said: Said | null
  /** Where the published post is to be seen. */
  seen: { locale: AppLocale; id: string } | null
  onDiscard: () => void
}) {
  const t = useTranslations('blogEditor')
  const format = useFormatter()
  const problem = said?.kind === 'failed' ? said.problem : null
  const { whole, lines } = useProblemText(problem)
  return (
    <>
      <div role="alert">
        {problem ? (
          <Notice tone="error" title={whole()}>
            {lines.length > 0 ? (
              <ul>
                {lines.map(({ path, text }) => (
                  <li key={path}>{text}</li>
                ))}
              </ul>
            ) : null}
          </Notice>
        ) : null}
      </div>
      <div role="status">
        {said && said.kind !== 'failed' ? (
          <Notice>
            {said.kind === 'saved'
              ? t('saved', { time: format.dateTime(said.at, { timeStyle: 'medium' }) })
              : t(said.kind)}{' '}
            {said.kind === 'restored' ? (
              <button type="button" className={buttonClass('bare')} onClick={onDiscard}>
                {t('discard')}
              </button>
            ) : null}
            {seen && (said.kind === 'published' || said.kind === 'saved') ? (
              <a
                className="link"
                href={getPathname({ locale: seen.locale, href: postHref(seen.id) })}
              >
                {t('see')}
              </a>
            ) : null}
          </Notice>
        ) : null}
      </div>
    </>
  )
}
