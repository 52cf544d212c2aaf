import { useTranslations } from 'next-intl'
import { passwordStrength } from '@/lib/auth/passwords/strength'

/** What a new password needs, and once it has that, how strong it is. */
export function PasswordHint({ password = '' }: { password: string | undefined }) {
  const t = useTranslations('auth.signUp')
  const strength = passwordStrength(password)
  return (
    <span aria-live="polite">
      {strength ? t(`passwordStrength.${strength}`) : t('passwordHint')}
    </span>
  )
}
