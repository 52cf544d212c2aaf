import { useTranslations } from 'next-intl'
import { calculatorGroups } from '@/lib/calculators/headlines'
import { Link } from '@/lib/i18n/navigation'

/** All calculators by name, in one paragraph: for pages that are about something else. */
export function CalculatorLinks() {
  const t = useTranslations('calculators')
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
      {Object.values(calculatorGroups)
        .flat()
        .map((name) => (
          <li key={name}>
            <Link href={`/calculators/${name}`} className="link">
              {t(`names.${name}`)}
            </Link>
          </li>
        ))}
    </ul>
  )
}
