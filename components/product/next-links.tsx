import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'

const places = { ask: '/ai-chat', search: '/case-search', contact: '/contact' } as const

/** The one next step of a page, and the quieter ones beside it. */
export function NextLinks({ first }: { first: keyof typeof places }) {
  const t = useTranslations('products')
  const others = (['search', 'contact'] as const).filter((place) => place !== first)
  return (
    <p className="flex flex-wrap gap-2.5">
      <Link href={places[first]} className={buttonClass('primary')}>
        {t(first)}
      </Link>
      {others.map((place) => (
        <Link key={place} href={places[place]} className={buttonClass('quiet')}>
          {t(place)}
        </Link>
      ))}
    </p>
  )
}
