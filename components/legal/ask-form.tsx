import Form from 'next/form'
import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { getPathname } from '@/lib/i18n/navigation'
import { type AskedScope, type QuestionProblem, questionLimits } from '@/lib/legal/answer'
import { searchTypes } from '@/lib/legal/constants'
import { atOnceName } from './ask-url'

/** The question. A plain GET form without script; with it, the page stays while the answer comes. */
export function AskForm({
  question,
  scope,
  problem,
}: {
  question: string
  scope: AskedScope
  problem: QuestionProblem | null
}) {
  const t = useTranslations('chat.ask')
  const locale = useLocale()
  return (
    <Form action={getPathname({ locale, href: '/ai-chat' })} prefetch={false}>
      <noscript>
        <input type="hidden" name={atOnceName} value="1" />
      </noscript>
      <label htmlFor="question" className="font-bold">
        {t('label')}
      </label>
      <textarea
        key={question}
        id="question"
        name="q"
        rows={3}
        required
        defaultValue={question}
        aria-describedby={problem ? 'question-problem question-hint' : 'question-hint'}
        aria-invalid={problem ? true : undefined}
        className="mt-1.5 block w-full resize-y border-2 border-ink bg-paper px-3.5 py-2.5 text-lg placeholder:text-soft"
      />
      {problem ? (
        <p id="question-problem" role="alert" className="mt-1.5 font-semibold text-seal">
          {t(`problem.${problem}`, questionLimits)}
        </p>
      ) : null}
      <p id="question-hint" className="mt-1.5 text-sm text-soft">
        {t('hint', questionLimits)} {t('privacy')}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <fieldset className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <legend className="float-left mr-4 leading-7 text-soft">{t('scope')}</legend>
          {searchTypes.map((type) => (
            <label key={type} className="flex min-h-7 items-center gap-1.5">
              <input
                type="radio"
                name="scope"
                value={type}
                defaultChecked={type === scope}
                className="accent-[var(--seal)]"
              />
              {t(`scopes.${type}`)}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={`${buttonClass('primary')} min-h-11 px-6 max-sm:w-full`}>
          {t('submit')}
        </button>
      </div>
    </Form>
  )
}
