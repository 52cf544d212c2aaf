import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { TextField } from '@/components/ui/form/field'

/** Asks for the password of a file. */
export function PasswordForm({
  text,
  send,
  isWrong,
  onPassword,
}: {
  text: string
  send: string
  isWrong: boolean
  onPassword: (password: string) => Promise<void>
}) {
  const t = useTranslations('documents.reading')
  const [working, setWorking] = useState(false)
  return (
    <form
      className="max-w-sm space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        const password = String(new FormData(event.currentTarget).get('password') ?? '')
        if (!password) return
        setWorking(true)
        void onPassword(password).finally(() => setWorking(false))
      }}
    >
      <p className="text-sm">{text}</p>
      <TextField
        name="password"
        type="password"
        label={t('passwordLabel')}
        hint={t('passwordHint')}
        error={isWrong && !working ? t('wrongPassword') : undefined}
        autoComplete="off"
        maxLength={200}
        required
      />
      <button type="submit" className={buttonClass('primary')} disabled={working}>
        {working ? t('unlocking') : send}
      </button>
    </form>
  )
}
