import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

const nextPages = {
  ask: '/ai-chat',
  search: '/case-search',
  contact: '/contact',
  documents: '/ai-chat/knowledge',
  review: '/contract-reviews',
} as const

/** The one next step of a page, and the quieter ones beside it. */
export function NextLinks({ first }: { first: keyof typeof nextPages }) {
  const t = useTranslations('products')
  const others = (['search', 'contact'] as const).filter((place) => place !== first)
  return (
    <p className="flex flex-wrap gap-2.5">
      <Link href={nextPages[first]} className={buttonClass('primary')}>
        {t(first)}
      </Link>
      {others.map((place) => (
        <Link key={place} href={nextPages[place]} className={buttonClass('quiet')}>
          {t(place)}
        </Link>
      ))}
    </p>
  )
}
