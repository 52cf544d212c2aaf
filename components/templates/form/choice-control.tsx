import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { fieldGuide, type TemplateGuide } from '@/lib/templates/guide'
import type { ChoiceField, YesNoField } from '@/lib/templates/types'

/** All choices in sight, with the words of the document beside them where they differ. */
export function ChoiceControl({
  field,
  path,
  guide,
  label,
}: {
  field: ChoiceField | YesNoField
  path: string
  guide: TemplateGuide
  label?: string
}) {
  const t = useTranslations('templates')
  const { register } = useFormContext()
  const words = fieldGuide(guide, path)?.options ?? {}
  const options =
    field.kind === 'yesNo'
      ? [
          ['true', t('form.yes')],
          ['false', t('form.no')],
        ]
      : Object.keys(field.options).map((value) => [value, words[value] ?? field.options[value]])
  return (
    <fieldset aria-labelledby={label ? undefined : 'question-heading'}>
      {label ? <legend className="text-sm font-semibold">{label}</legend> : null}
      <div className="mt-1 space-y-1">
        {options.map(([value, name]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-start gap-3 border border-line px-3 py-2 rounded-sm hover:border-strong has-checked:border-seal has-checked:bg-sheet"
          >
            <input
              {...register(path)}
              type="radio"
              value={value}
              className="mt-1.5 size-4 shrink-0 accent-seal"
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
