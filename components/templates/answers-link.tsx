import { ListChecks } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** From a document to the answers that it was written from. */
export function AnswersLink({ href }: { href: string }) {
  const t = useTranslations('templates')
  return (
    <Link
      href={href}
      className="flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm text-soft hover:bg-sheet hover:text-ink"
    >
      <ListChecks size={17} aria-hidden="true" />
      <span className="max-sm:sr-only">{t('answersOf')}</span>
    </Link>
  )
}
