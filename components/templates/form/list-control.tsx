import { useTranslations } from 'next-intl'
import { type FieldErrors, useFieldArray, useFormContext } from 'react-hook-form'
import { buttonClass } from '@/components/ui/button-class'
import { fieldGuide, type TemplateGuide } from '@/lib/templates/guide'
import { answerLimits } from '@/lib/templates/read-answer'
import type { ListField } from '@/lib/templates/types'
import { ChoiceControl } from './choice-control'
import { PartyControl } from './party-control'
import { ScalarControl } from './scalar-control'

type RowField = ListField['fields'][number]

function RowControl({
  field,
  path,
  guide,
  errors,
}: {
  field: RowField
  path: string
  guide: TemplateGuide
  errors: FieldErrors
}) {
  const label = fieldGuide(guide, path)?.label ?? field.id
  if (field.kind === 'party') return <PartyControl field={field} path={path} errors={errors} />
  if (field.kind === 'choice') {
    return <ChoiceControl field={field} path={path} guide={guide} label={label} />
  }
  return <ScalarControl field={field} path={path} errors={errors} label={label} />
}

/** As many rows as are needed: parties, items, facts. */
export function ListControl({
  field,
  guide,
  errors,
}: {
  field: ListField
  guide: TemplateGuide
  errors: FieldErrors
}) {
  const t = useTranslations('templates')
  const { control } = useFormContext()
  const { fields: rows, append, remove } = useFieldArray({ control, name: field.id })
  return (
    <div>
      <ol className="space-y-6">
        {rows.map((row, at) => (
          <li key={row.id} className="border-l-2 border-line pl-4">
            <div className="space-y-4">
              {field.fields.map((each) => (
                <RowControl
                  key={each.id}
                  field={each}
                  path={`${field.id}.${at}.${each.id}`}
                  guide={guide}
                  errors={errors}
                />
              ))}
            </div>
            <button
              type="button"
              className={`${buttonClass('bare')} mt-1`}
              onClick={() => remove(at)}
            >
              {t('form.removeRow', { number: at + 1 })}
            </button>
          </li>
        ))}
      </ol>
      <button
        type="button"
        className={`${buttonClass('quiet')} mt-4`}
        disabled={rows.length >= answerLimits.rows}
        onClick={() => append({})}
      >
        {t(rows.length > 0 ? 'form.addAnother' : 'form.addFirst')}
      </button>
    </div>
  )
}
