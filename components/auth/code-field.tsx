import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { TextField } from '@/components/ui/form/field'

type Props = Omit<ComponentProps<typeof TextField>, 'label'> & {
  /** `digits`: of an app, as phones and password managers fill them in. `either`: or a recovery code. */
  kind: 'digits' | 'recoveryCode' | 'either'
}

/** A code that proves the second factor. */
export function CodeField({ kind, ...field }: Props) {
  const t = useTranslations('auth.factor')
  const isDigits = kind === 'digits'
  return (
    <TextField
      {...field}
      label={t(`field.${kind}.label`)}
      hint={t(`field.${kind}.hint`)}
      inputMode={isDigits ? 'numeric' : 'text'}
      autoComplete={isDigits ? 'one-time-code' : 'off'}
      autoCapitalize={isDigits ? undefined : 'characters'}
      spellCheck={false}
      maxLength={isDigits ? 7 : 24}
      className={isDigits ? 'max-w-[10rem] tabular-nums' : 'max-w-[18rem] font-mono'}
      required
    />
  )
}
