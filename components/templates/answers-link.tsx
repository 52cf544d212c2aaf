import { ListChecks } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { sitePages } from '@/lib/site-pages'

/** From a document to the answers that it was written from. */
export function AnswersLink({ template, document }: { template: string; document: string }) {
  const t = useTranslations('templates')
  return (
    <Link
      href={`${sitePages.templates.path}/${template}?document=${document}`}
      className="flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm text-soft hover:bg-sheet hover:text-ink"
    >
      <ListChecks size={17} aria-hidden="true" />
      <span className="max-sm:sr-only">{t('answersOf')}</span>
    </Link>
  )
}
