import { useTranslations } from 'next-intl'
import { StaticIcon } from '@/components/ui/static-icon'
import { Link } from '@/lib/i18n/navigation'

/** Asks the real thing what the example shows. */
export function AskLink({ question }: { question: string }) {
  const t = useTranslations('products')
  return (
    <Link
      href={`/ai-chat?q=${encodeURIComponent(question)}`}
      className="link inline-flex items-center gap-1"
      rel="nofollow"
    >
      {t('tryIt')}
      <StaticIcon name="arrowRight" size={15} />
    </Link>
  )
}
