'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CheckboxField } from '@/components/ui/form/field'
import type { SignUpState } from '@/lib/auth/form-state'
import { Link } from '@/lib/i18n/navigation'

const required = ['terms', 'privacy'] as const
const hrefs = { terms: '/terms', privacy: '/privacy-policy' } as const
type Ticks = Record<(typeof required)[number], boolean>

/** Agreeing to all ticks what is required and nothing else: a wish for mail is a choice of its own. */
export function Agreements({
  values,
  errors,
  onChange,
}: Pick<SignUpState, 'values' | 'errors'> & { onChange: (all: boolean) => void }) {
  const t = useTranslations('auth.signUp')
  const [ticks, setTicks] = useState<Ticks>({
    terms: values.terms === 'on',
    privacy: values.privacy === 'on',
  })
  const all = ticks.terms && ticks.privacy
  const change = (changed: Ticks) => {
    setTicks(changed)
    onChange(changed.terms && changed.privacy)
  }
  return (
    <fieldset className="space-y-3">
      <legend className="section-title mb-4 w-full">{t('agreements')}</legend>
      <CheckboxField
        label={<span className="font-semibold">{t('agreeAll')}</span>}
        name="agreeAll"
        checked={all}
        onChange={({ target }) => change({ terms: target.checked, privacy: target.checked })}
        className="border-b border-line pb-3"
      />
      {required.map((name) => (
        <CheckboxField
          key={name}
          name={name}
          value="on"
          checked={ticks[name]}
          onChange={({ target }) => change({ ...ticks, [name]: target.checked })}
          error={errors[name] ? t(`error.${errors[name]}`) : undefined}
          label={t.rich(name, {
            link: (chunks) => (
              <Link href={hrefs[name]} target="_blank" className="link" prefetch={false}>
                {chunks}
                <span className="sr-only"> ({t('newTab')})</span>
              </Link>
            ),
          })}
        />
      ))}
      <CheckboxField
        name="marketing"
        value="on"
        defaultChecked={values.marketing === 'on'}
        label={t('marketing')}
        hint={t('marketingHint')}
      />
    </fieldset>
  )
}
