import { useLocale, useTranslations } from 'next-intl'
import { StaticIcon } from '@/components/ui/static-icon'
import { getPathname } from '@/lib/i18n/navigation'
import { type SitePage, sitePages } from '@/lib/site-pages'
import { quickSearchId } from './constants'

/** Pages of everyone that people look for by name. */
const pages = [
  'caseSearch',
  'statutes',
  'aiChat',
  'citationCheck',
  'templates',
  'calculators',
  'contractReview',
  'consultation',
  'pricing',
  'blog',
  'docs',
  'contact',
] as const satisfies readonly SitePage[]

function Keys() {
  const t = useTranslations('quickSearch')
  const keys = [
    ['↑↓', t('choose')],
    ['Enter', t('go')],
    ['Esc', t('close')],
    ['?', t('keys')],
  ]
  return (
    <p className="flex flex-wrap gap-x-4 border-t border-line px-4 py-2 text-xs text-soft max-sm:hidden">
      {keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd className="border border-line px-1">{key}</kbd> {meaning}
        </span>
      ))}
    </p>
  )
}

/**
 * The quick search of every page. As it comes from the server it is a form and links; once it is opened,
 * `components/corpus/quick-search` puts suggestions into the slot below the form.
 */
export function QuickSearchDialog() {
  const t = useTranslations('quickSearch')
  const names = useTranslations('pages')
  const locale = useLocale()
  return (
    <dialog
      id={quickSearchId}
      aria-label={t('title')}
      className="mx-auto mt-2 mb-auto max-h-[calc(100dvh-1rem)] w-[min(40rem,calc(100vw-1rem))] overflow-y-auto overscroll-contain border border-strong bg-paper text-ink sm:mt-[10vh] sm:max-h-[80dvh]"
    >
      <search>
        <form
          action={getPathname({ locale, href: '/case-search' })}
          className="sticky top-0 z-10 flex items-center border-b border-strong bg-paper"
        >
          <StaticIcon name="search" size={18} className="ml-4 shrink-0 text-soft" />
          <input
            name="query"
            type="text"
            aria-label={t('label')}
            placeholder={t('placeholder')}
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            required
            autoFocus
            className="peer min-h-13 min-w-0 grow bg-transparent px-3 placeholder:text-soft focus-visible:outline-none"
          />
          <button
            type="submit"
            className="min-h-13 shrink-0 px-4 text-sm font-semibold text-seal hover:text-seal-strong"
          >
            {t('submit')}
          </button>
        </form>
        <div data-slot="options" />
      </search>
      <nav aria-label={t('pages')} className="px-4 pt-2 pb-3" data-slot="pages">
        <p className="pt-1 text-xs font-bold text-soft">{t('pages')}</p>
        <ul className="quick-pages">
          {pages.map((page) => (
            <li key={page}>
              {/* A link of the router would bring its script to pages that have no other. */}
              <a href={getPathname({ locale, href: sitePages[page].path })}>
                {names(`${page}.name`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Keys />
    </dialog>
  )
}
