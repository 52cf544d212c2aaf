'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'
import { ErrorText } from '@/components/layout/errors/error-text'
import { buttonClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { caseHref } from '@/lib/corpus/links'
import { Link } from '@/lib/i18n/navigation'
import type { DecisionRequest } from './preview-request'
import { useCaseLookUp } from './use-case-look-up'

/** Fetched with the first decision: most visitors open it on its own page. */
const PanelDecision = lazy(() =>
  import('./preview-decision').then((module) => ({ default: module.PreviewDecision })),
)

type Props = {
  request: DecisionRequest
  /** Shown while the decision is looked up. */
  loading: ReactNode
  onOpen: (which: DecisionRequest) => void
  onClear: () => void
}

/** The result of a look-up: the decision, a choice of decisions, or the reason why there is none. */
export function DecisionLookUp({ request, loading, onOpen, onClear }: Props) {
  const t = useTranslations('panel')
  const { lookUp: panel, retry } = useCaseLookUp(request)
  if (panel.state === 'loading') return loading
  if (panel.state === 'numberRequired') {
    return (
      <Notice tone="error" role="alert">
        {t('numberRequired')}
      </Notice>
    )
  }
  if (panel.state === 'error') {
    // Trying again changes nothing.
    const isFinal = panel.code === 'caseNotFound' || panel.code === 'invalidCaseNumber'
    return (
      <Notice tone="error" role="alert">
        <ErrorText code={panel.code} caseNumber={panel.number} />
        <p className="mt-2 flex gap-2">
          {isFinal ? null : (
            <button type="button" className={buttonClass()} onClick={retry}>
              {t('retry')}
            </button>
          )}
          <button type="button" className={buttonClass()} onClick={onClear}>
            {t('clear')}
          </button>
        </p>
      </Notice>
    )
  }
  const { found } = panel
  if (found.found === 'many') {
    return (
      <>
        <p>{t('choose')}</p>
        <ul className="mt-2">
          {found.choices.map((choice) => (
            <li key={`${choice.serial}`} className="border-t border-line py-2" lang="ko">
              <button
                type="button"
                className="link text-left"
                onClick={() =>
                  onOpen({ kind: 'decision', number: panel.number, serial: choice.serial })
                }
              >
                {choice.court_name} {choice.judgment_date ?? ''} {choice.case_name}
              </button>
            </li>
          ))}
        </ul>
      </>
    )
  }
  const actions = (
    <p className="my-3 flex flex-wrap gap-2">
      <Link
        href={caseHref({
          caseNumber: found.detail.case_number,
          serial: found.detail.serial,
        })}
        className={buttonClass('primary')}
      >
        {t('full')}
      </Link>
      <button type="button" className={buttonClass()} onClick={onClear}>
        {t('clear')}
      </button>
    </p>
  )
  return (
    <Suspense fallback={actions}>
      <PanelDecision detail={found.detail} onOpen={onOpen} actions={actions} />
    </Suspense>
  )
}
