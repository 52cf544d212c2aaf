import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Spinner } from '@/components/ui/spinner'
import { answerStages } from '@/lib/chat/constants'
import type { PartOf } from '@/lib/chat/schema'

/** Where an answer is on its way. The current step is announced, the others are for eyes. */
export function ProgressView({ part }: { part: PartOf<'progress'> }) {
  const t = useTranslations('chat.message.stage')
  const now = answerStages.indexOf(part.stage)
  const count = part.sources ?? 0
  const text = (stage: PartOf<'progress'>['stage']) =>
    stage === 'reading' && part.sources !== null ? t('readingCount', { count }) : t(stage)
  return (
    <div className="text-sm">
      <p role="status" className="sr-only">
        {text(part.stage)}
      </p>
      <ol aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1">
        {answerStages.map((stage, index) => (
          <li
            key={stage}
            className={`flex items-center gap-1.5 ${index === now ? 'font-semibold' : 'text-soft'}`}
          >
            {index < now ? <Check size={16} className="text-good" /> : null}
            {index === now ? <Spinner className="size-4" /> : null}
            {index > now ? <span className="size-1.5 rounded-full bg-line" /> : null}
            {text(stage)}
          </li>
        ))}
      </ol>
    </div>
  )
}
