import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { consentAddress, consentKey, cookieNoticeId } from './constants'

const choices = [
  ['necessary', 'onlyNecessary'],
  ['statistics', 'allow'],
] as const

/**
 * A choice, not a wall: the page can be used with the notice open, and both answers weigh the same. It is
 * part of every page and shown where first-paint-script.tsx finds no choice, so that it paints with the
 * page; without script a style sheet of the server shows it. cookie-choice.ts takes the answer; a press
 * that comes before that script sends the form.
 */
export function CookieNotice({ counters }: { counters: string[] }) {
  const t = useTranslations('cookies')
  const tools = new Intl.ListFormat(useLocale()).format(counters)
  return (
    <aside
      id={cookieNoticeId}
      tabIndex={-1}
      aria-label={t('label')}
      className="hidden border-t border-strong bg-sheet text-sm in-data-cookie-notice:block target:block"
    >
      <noscript>
        <link rel="stylesheet" href={consentAddress} />
      </noscript>
      <div className="page flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-3">
        <div className="max-w-[60em] flex-1 basis-72 leading-relaxed text-soft">
          <p>{t('necessary')}</p>
          <p>
            {t('statistics')} {counters.length > 0 ? `${t('external', { tools })} ` : null}
            <span className="hidden in-data-refuses-tracking:inline">{t('signal')} </span>
            <Link href="/privacy-policy" className="link whitespace-nowrap">
              {t('policy')}
            </Link>
          </p>
        </div>
        <form
          method="post"
          action={consentAddress}
          className="grid grid-cols-2 gap-2 max-sm:w-full"
        >
          {choices.map(([choice, word]) => (
            <button
              key={choice}
              type="submit"
              name={consentKey}
              value={choice}
              data-consent={choice}
              className={`${buttonClass()} bg-paper`}
            >
              {t(word)}
            </button>
          ))}
        </form>
      </div>
    </aside>
  )
}
