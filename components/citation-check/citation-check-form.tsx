'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Notice } from '@/components/ui/notice'
import { checkText } from '@/lib/citation-check/actions'
import type { CheckFormState } from '@/lib/citation-check/types'
import { initialFormState } from '@/lib/form-state'
import { CheckedText } from './checked-text'
import { FindingList } from './finding-list'
import { FindingSummary } from './finding-summary'
import { ReportDownload } from './report-download'
import { TextOfForm } from './text-of-form'

/** Files are read by script, and their part is fetched after the form can be used. */
const FileText = lazyComponent(() => import('./file-text').then((module) => module.FileText))

/** A text and, below it, what was found of its citations. Without script it is posted and answered as a page. `most` is its longest length in words. */
export function CitationCheckForm({ most }: { most: string }) {
  const t = useTranslations('citationCheck')
  const errors = useTranslations('errors')
  const { state, isPending, form, field, setValue } = useActionForm<CheckFormState>({
    action: checkText,
    initial: initialFormState,
    schema: () =>
      import('@/lib/citation-check/schema').then(({ checkFormSchema }) => checkFormSchema),
    errorText: (key) => t(`form.errors.${key}`, { most }),
  })
  const { result, reason } = state
  return (
    <>
      <form {...form}>
        <TextOfForm {...field('text')} most={most} />
        <div className="mt-3 flex flex-wrap items-start gap-x-3 gap-y-2">
          <SubmitButton pending={isPending} look="primary">
            {t(isPending ? 'form.checking' : 'form.check')}
          </SubmitButton>
          <Suspense fallback={null}>
            <FileText onText={(text) => setValue('text', text)} />
          </Suspense>
        </div>
        <p className="mt-3 text-sm text-soft">{t('form.privacy')}</p>
      </form>
      <div role="alert" className="mt-4">
        {reason ? (
          <Notice tone="error">{errors(`code.${reason}`, { caseNumber: '' })}</Notice>
        ) : null}
      </div>
      {result ? (
        <section aria-labelledby="findings-title" className="mt-8 border-t border-strong pt-6">
          <FindingSummary citations={result.citations} />
          {result.citations.length > 0 ? (
            <>
              <ReportDownload text={result.text} />
              <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
                <CheckedText text={result.text} citations={result.citations} />
                <FindingList citations={result.citations} />
              </div>
            </>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
