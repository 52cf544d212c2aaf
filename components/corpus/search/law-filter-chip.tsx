import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { changed, type SearchState, searchHref } from './search-url'

/** Says that only decisions citing one law or article are shown, and lets it go. */
export function LawFilterChip({ state, title }: { state: SearchState; title: string | null }) {
  const t = useTranslations('search')
  if (!state.law) return null
  const law = title ?? state.law
  const name = state.article ? t('lawFilterArticle', { law, article: state.article }) : law
  return (
    <p className="text-sm">
      <Link
        href={searchHref(changed(state, { law: undefined, article: undefined }))}
        className="inline-flex items-center gap-1.5 border border-seal px-2 py-0.5 text-seal"
        aria-label={t('remove', { name })}
        prefetch={false}
      >
        {t('lawFilter', { name })} <X size={14} aria-hidden="true" />
      </Link>
    </p>
  )
}
