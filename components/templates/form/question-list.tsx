import { useTranslations } from 'next-intl'
import type { TemplateGuide } from '@/lib/templates/guide'
import { fieldGuide } from '@/lib/templates/guide'
import type { Field } from '@/lib/templates/types'

/** All questions, to go to any of them. */
export function QuestionList({
  questions,
  current,
  answered,
  guide,
  onGo,
}: {
  questions: readonly Field[]
  current: string | null
  /** Ids of the questions that have an answer. */
  answered: readonly string[]
  guide: TemplateGuide
  onGo: (id: string) => void
}) {
  const t = useTranslations('templates')
  return (
    <details className="mt-4 border-t border-line pt-3 text-sm">
      <summary className="cursor-pointer font-semibold">{t('form.allQuestions')}</summary>
      <ol className="mt-2 space-y-0.5">
        {questions.map(({ id, required, kind }) => {
          const isMissing = required && kind !== 'yesNo' && !answered.includes(id)
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current ? 'step' : undefined}
                className="flex w-full min-h-9 items-center justify-between gap-3 text-left hover:text-seal aria-[current=step]:font-bold"
                onClick={() => onGo(id)}
              >
                <span>{fieldGuide(guide, id)?.label ?? id}</span>
                {isMissing ? <span className="text-warn">{t('form.open')}</span> : null}
              </button>
            </li>
          )
        })}
      </ol>
    </details>
  )
}
