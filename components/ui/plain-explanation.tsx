import { useLocale, useTranslations } from 'next-intl'
import type { AppLocale } from '@/lib/i18n/routing'
import { StaticIcon } from './static-icon'

/** What an article means, in the reader's language, told apart from the words of the law. */
export function PlainExplanation({ texts }: { texts: Readonly<Record<AppLocale, string>> }) {
  const t = useTranslations('chat.answer')
  const locale = useLocale()
  return (
    <aside className="max-w-[42em] rounded-md border border-line bg-sheet px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold">
        <StaticIcon name="lightbulb" size={15} className="text-seal" />
        {t('explained')}
        <span className="font-normal text-soft">{t('explainedNotice')}</span>
      </p>
      <p className="mt-1.5">{texts[locale]}</p>
    </aside>
  )
}
