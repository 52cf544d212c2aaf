import { useTranslations } from 'next-intl'

/** Shown above an answer: it is information, not advice (변호사법 제109조), and made automatically (AI 기본법 제31조). */
export function AnswerNotices() {
  const t = useTranslations('chat.notice')
  return (
    <aside aria-label={t('title')} className="border-l-2 border-strong py-0.5 pl-3.5 text-sm">
      <p className="font-semibold">{t('disclaimer')}</p>
      <p className="mt-1 text-soft">{t('automatic')}</p>
    </aside>
  )
}
