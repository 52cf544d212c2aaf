import { useFormatter, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { getPathname } from '@/lib/i18n/navigation'
import type { AppLocale } from '@/lib/i18n/routing'
import { postHref } from './blog-address'
import type { EditorNotice } from './use-post-editor'
import type { usePostErrors } from './use-post-errors'

/** What came of the last thing that the writer asked for. */
export function EditorStatus({
  notice,
  errors: { summaryOf, lines },
  seen,
  onDiscard,
}: {
  notice: EditorNotice | null
  errors: ReturnType<typeof usePostErrors>
  /** Where the published post is to be seen. */
  seen: { locale: AppLocale; id: string } | null
  onDiscard: () => void
}) {
  const t = useTranslations('blogEditor')
  const format = useFormatter()
  return (
    <>
      <div role="alert">
        {notice?.kind === 'failed' ? (
          <Notice tone="error" title={summaryOf(notice.reason)}>
            {notice.reason === 'validation' && lines.length > 0 ? (
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
        {notice && notice.kind !== 'failed' ? (
          <Notice>
            {notice.kind === 'saved'
              ? t('saved', { time: format.dateTime(notice.at, { timeStyle: 'medium' }) })
              : t(notice.kind)}{' '}
            {notice.kind === 'restored' ? (
              <button type="button" className={buttonClass('bare')} onClick={onDiscard}>
                {t('discard')}
              </button>
            ) : null}
            {seen && (notice.kind === 'published' || notice.kind === 'saved') ? (
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
