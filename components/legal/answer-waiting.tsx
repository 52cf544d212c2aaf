import { useTranslations } from 'next-intl'
import { Skeleton } from '@/components/ui/skeleton'

/**
 * Shown while the answer is on its way. The server sends the answer later in the same page, and a script
 * moves it here; without script it is shown where it arrives.
 */
export function AnswerWaiting() {
  const t = useTranslations('chat.ask')
  return (
    <>
      <noscript>
        <style>{'[hidden][id^="S:"]{display:block!important}.answer-waiting{display:none}'}</style>
      </noscript>
      <div className="answer-waiting" role="status">
        <p className="text-soft">{t('loading')}</p>
        <Skeleton lines={3} className="mt-4" />
        <Skeleton lines={5} className="mt-8" />
      </div>
    </>
  )
}
