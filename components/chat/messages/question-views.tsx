import { FileText, FileX2 } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { Spinner } from '@/components/ui/spinner'
import type { PartProps } from './part-view'

function QuestionView({ part }: PartProps<'question'>) {
  return <p className="max-w-[42em] whitespace-pre-wrap">{part.text}</p>
}

/** A file that goes with a question. */
function AttachmentView({ part }: PartProps<'attachment'>) {
  const t = useTranslations('chat.message.attachment')
  const format = useFormatter()
  const { name, bytes, state } = part
  const Icon = state === 'failed' ? FileX2 : FileText
  const size = format.number(Math.max(1, Math.round(bytes / 1024)), {
    style: 'unit',
    unit: 'kilobyte',
  })
  return (
    <p className="flex w-fit max-w-full items-center gap-2 border border-line px-3 py-1.5 text-sm">
      {state === 'reading' ? (
        <Spinner className="size-4 shrink-0" />
      ) : (
        <Icon
          size={16}
          className={`shrink-0 ${state === 'failed' ? 'text-danger' : 'text-soft'}`}
          aria-hidden="true"
        />
      )}
      <span className="min-w-0 truncate">
        <span className="sr-only">{t('label')}: </span>
        {name}
      </span>
      <span className={`shrink-0 ${state === 'failed' ? 'text-danger' : 'text-soft'}`}>
        {state === 'ready' ? size : t(state)}
      </span>
    </p>
  )
}

export const questionViews = { question: QuestionView, attachment: AttachmentView }
