import { useTranslations } from 'next-intl'
import { type AppLocale, locales } from '@/lib/i18n/routing'
import { type Draft, isFilled } from './post-draft'

/** Which language is written: radio buttons in the shape of tabs, marked where something is written. */
export function LanguageChoice({
  current,
  texts,
  onChoose,
}: {
  current: AppLocale
  texts: Draft['texts']
  onChoose: (locale: AppLocale) => void
}) {
  const t = useTranslations('blogEditor')
  const names = useTranslations('language')
  return (
    <fieldset className="border-b border-line">
      <legend className="sr-only">{t('languages')}</legend>
      <div className="-mb-px flex gap-x-1 overflow-x-auto">
        {locales.map((locale) => (
          <label
            key={locale}
            className="relative flex min-h-10 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-soft hover:text-ink has-checked:border-seal has-checked:font-bold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="language"
              value={locale}
              checked={locale === current}
              onChange={() => onChoose(locale)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span lang={locale}>{names(locale)}</span>
            {isFilled(texts[locale]) ? (
              <span className="text-xs font-normal text-good">{t('filled')}</span>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
