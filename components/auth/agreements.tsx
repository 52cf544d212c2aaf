'use client'

import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/ui/form/field'
import type { ActionForm } from '@/components/ui/form/use-action-form'
import type { SignUpState } from '@/lib/auth/form-state'
import { Link } from '@/lib/i18n/navigation'

const required = ['terms', 'privacy'] as const
const hrefs = { terms: '/terms', privacy: '/privacy-policy' } as const

/** Whether everything that is required is ticked. */
export const hasAgreed = ({ currentValue }: ActionForm<SignUpState>): boolean =>
  required.every((name) => currentValue(name) === 'on')

/** Agreeing to all ticks what is required and nothing else: a wish for mail is a choice of its own. */
export function Agreements({ form }: { form: ActionForm<SignUpState> }) {
  const t = useTranslations('auth.signUp')
  const { checkbox, setValue } = form
  return (
    <fieldset className="space-y-3">
      <legend className="section-title mb-4 w-full">{t('agreements')}</legend>
      <CheckboxField
        label={<span className="font-semibold">{t('agreeAll')}</span>}
        name="agreeAll"
        checked={hasAgreed(form)}
        onChange={({ target }) => {
          const value = target.checked ? 'on' : false
          for (const name of required) setValue(name, value)
        }}
        className="border-b border-line pb-3"
      />
      {required.map((name) => (
        <CheckboxField
          key={name}
          {...checkbox(name)}
          label={t.rich(name, {
            link: (chunks) => (
              <Link href={hrefs[name]} target="_blank" className="link">
                {chunks}
                <span className="sr-only"> ({t('newTab')})</span>
              </Link>
            ),
          })}
        />
      ))}
      <CheckboxField {...checkbox('marketing')} label={t('marketing')} hint={t('marketingHint')} />
    </fieldset>
  )
}
