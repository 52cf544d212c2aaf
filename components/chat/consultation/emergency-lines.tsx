import { useTranslations } from 'next-intl'
import { emergencyLines } from '@/lib/chat/consultation/constants'

/** Whom to ring instead of filling in a form. */
export function EmergencyLines({ danger }: { danger: keyof typeof emergencyLines | null }) {
  const t = useTranslations('consultation.emergency')
  return (
    <section aria-labelledby="emergency" className="self-start border-l-2 border-danger pl-3.5">
      <h2 id="emergency" className="font-bold">
        {t('title')}
      </h2>
      <p className="text-sm">{t('text')}</p>
      <ul className="mt-2 space-y-1 text-sm">
        {emergencyLines[danger ?? 'always'].map((line) => (
          <li key={line} className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-baseline gap-2">
            <a href={`tel:${line}`} className="link text-base font-bold">
              {line}
            </a>
            <span>{t(`lines.${line}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">{t('deadline')}</p>
    </section>
  )
}
