import { useTranslations } from 'next-intl'
import { fields } from '@/lib/chat/consultation/field-table'
import { Link } from '@/lib/i18n/navigation'

/** The first step of the intake: which field of law it is about. */
export function FieldChoice() {
  const t = useTranslations('consultation')
  return (
    <ul className="grid border-t border-strong sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
      {fields.map((field) => (
        <li key={field} className="border-b border-line">
          <Link href={`/products/ai-legal-consultation/${field}`} className="group block py-3">
            <span className="font-semibold group-hover:text-seal group-hover:underline underline-offset-4">
              {t(`fields.${field}.name`)}
            </span>
            <span className="block text-sm text-soft">{t(`fields.${field}.note`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
