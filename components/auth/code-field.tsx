import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/form/field'

/** Six digits of an authenticator app, as phones and password managers fill them in. */
export function CodeField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const t = useTranslations('auth.factor')
  return (
    <TextField
      {...field}
      label={t('code')}
      hint={t('codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={7}
      className="max-w-[10rem] tabular-nums"
      required
    />
  )
}
