import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import type { FieldErrors } from 'react-hook-form'
import type { FoundFact } from '@/lib/templates/conversation/schema'
import { fieldGuide, type TemplateGuide } from '@/lib/templates/guide'
import type { Field } from '@/lib/templates/types'
import { ChoiceControl } from './choice-control'
import { ListControl } from './list-control'
import { PartyControl } from './party-control'
import { ScalarControl } from './scalar-control'

/** Fetched by who comes from a conversation. */
const FactOffers = dynamic(() => import('./fact-offers').then((module) => module.FactOffers))

const questionHeading = 'question-heading'

/** The question on the screen: what is asked, why, how, and where to answer. */
export function Question({
  field,
  guide,
  facts,
  errors,
  headingRef,
}: {
  field: Field
  guide: TemplateGuide
  /** What was told in a conversation. */
  facts: readonly FoundFact[]
  errors: FieldErrors
  headingRef: Ref<HTMLHeadingElement>
}) {
  const t = useTranslations('templates')
  const { label, help } = fieldGuide(guide, field.id) ?? { label: field.id }
  const isChoice = field.kind === 'choice' || field.kind === 'yesNo'
  const example = isChoice ? undefined : field.example
  // Money is read in groups of three.
  const shown = field.kind === 'money' ? example?.replace(/\B(?=(\d{3})+$)/g, ',') : example
  const hint = `${questionHeading}-hint`
  return (
    <div>
      <h2
        ref={headingRef}
        id={questionHeading}
        tabIndex={-1}
        className="text-xl font-bold outline-none"
      >
        {label}
      </h2>
      <div id={hint} className="mt-1.5 space-y-1 text-sm text-soft">
        {help ? <p>{help}</p> : null}
        {shown ? (
          <p>
            {t('form.example')} <span lang="ko">{shown}</span>
          </p>
        ) : null}
        {field.required ? null : <p>{t('form.optional')}</p>}
      </div>
      <div className="mt-4">
        {field.kind === 'party' ? (
          <PartyControl field={field} path={field.id} errors={errors} />
        ) : field.kind === 'list' ? (
          <ListControl field={field} guide={guide} errors={errors} />
        ) : field.kind === 'choice' || field.kind === 'yesNo' ? (
          <ChoiceControl field={field} path={field.id} guide={guide} />
        ) : (
          <>
            <ScalarControl field={field} path={field.id} errors={errors} />
            {facts.length > 0 ? (
              <FactOffers field={field} facts={facts} words={`${label} ${help ?? ''}`} />
            ) : null}
          </>
        )}
      </div>
    </div>
  )
}
