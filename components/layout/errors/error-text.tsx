import { useTranslations } from 'next-intl'
import { type ErrorCode, suggestedAction } from '@/lib/errors'

/** What failed and, where there is something, what the reader can do about it (spec 8). */
export function ErrorText({ code, caseNumber = '' }: { code: ErrorCode; caseNumber?: string }) {
  const t = useTranslations('errors')
  const action = suggestedAction(code)
  return (
    <>
      <p>{t(`code.${code}`, { caseNumber })}</p>
      {action ? <p className="mt-1 text-soft">{t(`action.${action}`)}</p> : null}
    </>
  )
}
