'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useConversationForms } from '@/components/templates/use-conversation-forms'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { ProgressBar } from '@/components/ui/progress-bar'
import type { TemplateGuide } from '@/lib/templates/guide'
import type { Template } from '@/lib/templates/types'
import { DocumentPreview } from './document-preview'
import { FindingList } from './finding-list'
import { Packet } from './packet'
import { Question } from './question'
import { QuestionList } from './question-list'
import { type Trial, TrialEnd } from './trial-end'
import { useGuidedForm } from './use-guided-form'

/** One question a screen, and beside it the document that it writes. */
export function GuidedForm({
  template,
  guide,
  links,
  trial = null,
}: {
  template: Template
  /** In the language of the page. */
  guide: TemplateGuide
  /** Where each article is read. */
  links: Readonly<Record<string, string>>
  /** Of a draft that is tried: what stands in the form, and where to go back to. Nothing is kept or written. */
  trial?: Trial | null
}) {
  const t = useTranslations('templates')
  const guided = useGuidedForm(template, trial?.answers)
  const conversation = useConversationForms()
  const { question, at, count, draft } = guided
  const isLast = question === null
  // Fields wait for the script: what is typed and sent before it would be lost.
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <FormProvider {...guided.form}>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <form
          className="min-w-0"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void guided.next()
          }}
        >
          <ProgressBar
            label={t('form.progress', { step: at + 1, total: count })}
            value={at + 1}
            max={count}
          />
          {draft.start === 'new' ? null : (
            <div className="mt-4">
              <Notice role="status" tone={draft.start === 'missing' ? 'warn' : 'plain'}>
                {t(`form.start.${draft.start}`)}
              </Notice>
            </div>
          )}
          <fieldset disabled={!isReady || !guided.isReady} className="min-w-0">
            <div className="mt-6 min-h-64">
              {question ? (
                <Question
                  key={`${guided.round} ${question.id}`}
                  field={question}
                  guide={guide}
                  facts={conversation?.facts ?? []}
                  errors={guided.errors}
                  headingRef={guided.heading}
                />
              ) : trial ? (
                <TrialEnd back={trial.back} headingRef={guided.heading} />
              ) : (
                <Packet
                  template={template}
                  guide={guide}
                  typed={guided.typed}
                  answers={guided.answers}
                  drafted={guided.drafted}
                  document={guided.document}
                  findings={guided.findings}
                  links={links}
                  headingRef={guided.heading}
                  onGo={guided.go}
                />
              )}
              {question ? (
                <FindingList
                  findings={guided.findings.filter(({ field }) => field === question.id)}
                  guide={guide}
                  links={links}
                />
              ) : null}
            </div>
            <div className="mt-8 flex flex-wrap gap-2.5">
              {at > 0 ? (
                <button type="button" className={buttonClass('quiet')} onClick={guided.back}>
                  {t('form.back')}
                </button>
              ) : null}
              {isLast ? null : (
                <button type="submit" className={buttonClass('primary')}>
                  {at === count - 2 ? t('form.toPacket') : t('form.next')}
                </button>
              )}
              {guided.document ? null : (
                <button
                  type="button"
                  className={`${buttonClass('bare')} ml-auto`}
                  onClick={() => {
                    if (window.confirm(t('form.confirmClear'))) guided.clear()
                  }}
                >
                  {t('form.clear')}
                </button>
              )}
            </div>
          </fieldset>
          <p className="mt-3 min-h-6 text-sm text-soft" role="status">
            {draft.place ? t(`form.saved.${draft.place}`) : null}
          </p>
          <QuestionList
            questions={guided.questions}
            current={question?.id ?? null}
            guide={guide}
            answered={Object.keys(guided.answers)}
            onGo={guided.go}
          />
        </form>
        <DocumentPreview document={guided.drafted} current={question?.id ?? null} />
      </div>
    </FormProvider>
  )
}
