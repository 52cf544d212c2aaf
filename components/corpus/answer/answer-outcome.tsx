import { useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice'
import type { Answer } from '@/lib/corpus/answer'
import { Link } from '@/lib/i18n/navigation'
import { AnswerUngrounded } from './answer-ungrounded'
import { AnswerView } from './answer-view'
import { askHref } from './ask-url'

/** An answer, a refusal, or an error. An invalid question is reported at its field. */
export function AnswerOutcome({ answer, question }: { answer: Answer; question: string }) {
  const t = useTranslations('chat.ask')
  const errors = useTranslations('errors.code')
  if (answer.state === 'grounded') return <AnswerView answer={answer} />
  if (answer.state === 'ungrounded') return <AnswerUngrounded answer={answer} />
  if (answer.state === 'invalid') return null
  return (
    <Notice tone="error" title={t('failedTitle')} role="alert">
      <p>{errors(answer.code, { caseNumber: '' })}</p>
      <p className="mt-2">
        <Link href={askHref(question)} className="link font-semibold">
          {t('retry')}
        </Link>
      </p>
    </Notice>
  )
}
