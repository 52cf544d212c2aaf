'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { SelectField } from '@/components/ui/form/field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { Notice } from '@/components/ui/notice'
import type { Side, VersionProblem } from '@/lib/contracts/compare/schema'
import type { VersionChoice } from '@/lib/contracts/compare/types'
import {
  type ContractType,
  contractTypes,
  type Standpoint,
  standpoints,
} from '@/lib/contracts/constants'
import { ComparisonResult } from './comparison-result'
import { useComparison } from './use-comparison'
import { chosenOf, VersionField, type VersionInput } from './version-field'

const nothing: VersionInput = { document: '', text: '' }

/** Two versions are chosen, compared, and shown below. */
export function ComparisonForm({ documents }: { documents: readonly VersionChoice[] }) {
  const t = useTranslations('contractComparison')
  const words = useTranslations('contracts')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const [versions, setVersions] = useState<Record<Side, VersionInput>>({
    before: nothing,
    after: nothing,
  })
  const [type, setType] = useState<ContractType>('other')
  const [standpoint, setStandpoint] = useState<Standpoint>('neutral')
  const { result, problem, running, compare, download, cancel } = useComparison()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (running) return
    void compare({
      type,
      side: standpoint,
      before: chosenOf(versions.before),
      after: chosenOf(versions.after),
      locale,
    })
  }
  const reasonOf = (reason: VersionProblem, side: Side) =>
    reason === 'empty' && versions[side].document === ''
      ? words('start.problem.empty')
      : reason === 'busy' || reason === 'notWord'
        ? t(`problems.${reason}`)
        : words(`stopped.reason.${reason}`)
  const errorOf = (side: Side) =>
    problem?.reason && problem.side === side ? reasonOf(problem.reason, side) : undefined
  const field = (side: Side) => (
    <VersionField
      side={side}
      documents={documents}
      input={versions[side]}
      error={errorOf(side)}
      onChange={(input) => setVersions((current) => ({ ...current, [side]: input }))}
    />
  )
  const before = result?.asked.before
  const isWord =
    before !== undefined &&
    'document' in before &&
    documents.some(({ id, isWord }) => id === before.document && isWord)
  return (
    <>
      <form onSubmit={submit} noValidate>
        <div className="grid gap-6 md:grid-cols-2">
          {field('before')}
          {field('after')}
        </div>
        <div className="mt-5 grid gap-x-6 gap-y-4 md:grid-cols-2">
          <SelectField
            name="type"
            label={t('form.type')}
            value={type}
            onChange={({ target }) =>
              setType(contractTypes.find((each) => each === target.value) ?? 'other')
            }
          >
            {contractTypes.map((each) => (
              <option key={each} value={each}>
                {words(`types.${each}`)}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="side"
            label={t('form.side')}
            value={standpoint}
            onChange={({ target }) =>
              setStandpoint(standpoints.find((each) => each === target.value) ?? 'neutral')
            }
          >
            {standpoints.map((each) => (
              <option key={each} value={each}>
                {each === 'neutral' ? t('form.neutral') : words(`sides.${type}.${each}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="mt-5 flex flex-wrap gap-2">
          <SubmitButton pending={running === 'comparing'} look="primary">
            {t(running === 'comparing' ? 'form.comparing' : 'form.compare')}
          </SubmitButton>
          {running ? (
            <button type="button" className={buttonClass()} onClick={cancel}>
              {t('form.cancel')}
            </button>
          ) : null}
        </div>
        <p className="mt-3 text-sm text-soft">{t('form.privacy')}</p>
      </form>
      <div role="alert" className="mt-4 empty:hidden">
        {problem && !problem.reason ? (
          <Notice tone="error">{errors(`code.${problem.code}`, { caseNumber: '' })}</Notice>
        ) : null}
      </div>
      {result ? (
        <ComparisonResult
          comparison={result.comparison}
          isWriting={running === 'writing'}
          files={isWord ? ['changes', 'report'] : ['report']}
          onDownload={(file) => void download(result.asked, file, t(`file.${file}`))}
        />
      ) : null}
    </>
  )
}
