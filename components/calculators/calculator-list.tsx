import { useTranslations } from 'next-intl'
import { calculatorGroups } from '@/lib/calculators/headlines'
import { Link } from '@/lib/i18n/navigation'

const groups = Object.keys(calculatorGroups) as (keyof typeof calculatorGroups)[]

/** Every calculator with what it does, by the field of life. */
export function CalculatorList() {
  const t = useTranslations('calculators')
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-2">
      {groups.map((group) => (
        <section key={group}>
          <h2 className="section-title">{t(`groups.${group}`)}</h2>
          <ul>
            {calculatorGroups[group].map((name) => (
              <li key={name} className="border-b border-line py-3">
                <h3 className="font-semibold">
                  <Link
                    href={`/calculators/${name}`}
                    className="text-seal underline-offset-4 hover:underline"
                  >
                    {t(`names.${name}`)}
                  </Link>
                </h3>
                <p className="text-[0.95rem]">{t(`about.${name}`)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
