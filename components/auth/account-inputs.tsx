import { useLocale } from 'next-intl'

/** What a form sends and keeps unseen when it sets the password of an account that a mail led to. */
export function AccountInputs({ email, next }: { email: string; next: string | null }) {
  const locale = useLocale()
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      {/* Password managers keep the password with this name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </>
  )
}
