import { useTranslations } from 'next-intl'
import { StaticIcon } from '@/components/ui/static-icon'
import { Link } from '@/lib/i18n/navigation'

/** From a consultation's conversation to its summary. */
export function SummaryLink({ conversation }: { conversation: string }) {
  const t = useTranslations('consultation.summary')
  return (
    <Link
      href={`/ai-chat/${conversation}/summary`}
      className="link inline-flex min-h-10 items-center gap-1.5 px-2 text-sm font-semibold"
    >
      <StaticIcon name="fileText" size={16} className="shrink-0" />
      <span className="max-sm:sr-only">{t('openSummary')}</span>
    </Link>
  )
}
