import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import { controlProps } from './contact-field'

const facts = ['items', 'purpose', 'period'] as const

/** A consent of its own, unticked, with what the law wants said beside it (개인정보 보호법 제15조 제2항). */
export function ContactConsent({
  problem,
  checked,
}: {
  problem: string | undefined
  checked: boolean
}) {
  const t = useTranslations('contact.form')
  const control = controlProps({ id: 'contact-consent', label: '', problem })
  return (
    <fieldset className="border-y border-line py-4">
      <legend className="sr-only">{t('consent.title')}</legend>
      <p className="text-sm font-bold" aria-hidden="true">
        {t('consent.title')}
      </p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
        {facts.map((fact) => (
          <div key={fact} className="contents">
            <dt className="text-soft">{t(`consent.${fact}`)}</dt>
            <dd>{t(`consent.${fact}Text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-soft">
        {t('consent.refuse')}{' '}
        <Link href="/privacy-policy" className="link" prefetch={false}>
          {t('consent.policy')}
        </Link>
      </p>
      <label className="mt-3 flex items-start gap-2.5 text-sm font-semibold">
        <input
          key={String(checked)}
          {...control}
          type="checkbox"
          name="consent"
          defaultChecked={checked}
          className="mt-1 size-4 shrink-0 accent-seal"
        />
        {t('consent.label')}
      </label>
      {problem ? (
        <p id="contact-consent-problem" className="mt-1 text-sm font-semibold text-seal">
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
