import { CheckboxField, SelectField, TextField } from '@/components/ui/form/field'
import type { FormField } from '@/lib/calculators/form-fields'
import { useFormWords, useResultWords } from './use-words'

export type FieldValues = {
  calculator: string
  /** What was typed, by the name of the field in the address. */
  typed: Readonly<Record<string, string>>
  /** Why a field was refused, by its name in the address. */
  errors: Readonly<Record<string, string>>
  /** What may stand in a field, by its name in the address. */
  examples: Readonly<Record<string, string>>
  /** Nothing was asked yet: boxes that are ticked by themselves are. */
  fresh: boolean
}

const grouped = (text: string) =>
  /^\d{4,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ',') : text

/** A date that a date field cannot show keeps the letters as they were typed. */
const dateType = (text: string) =>
  text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text) ? 'date' : 'text'

/**
 * One field of a calculator.
 * @param path its name in the address; `payments.0.date` in a row
 * @param words where its label stands: `payments.date`
 */
export function CalculatorField({
  field,
  path,
  words,
  values,
}: {
  field: FormField
  path: string
  words: string
  values: FieldValues
}) {
  const form = useFormWords()
  const t = useResultWords()
  const { calculator, typed, errors, examples, fresh } = values
  if (field.kind === 'rows') return <FieldRows field={field} values={values} />

  const key = `${calculator}.fields.${words}`
  const value = typed[path] ?? ''
  const shared = {
    id: `field-${path.replaceAll('.', '-')}`,
    name: path,
    label: form(`${key}.label`),
    hint: form.has(`${key}.hint`) ? form(`${key}.hint`) : undefined,
    error: errors[path],
  }
  if (field.kind === 'flag') {
    const ticked = fresh ? field.checked === true : value === 'true' || value === 'on'
    return (
      <div className="py-1">
        {/* An unticked box sends nothing: this says no for one that is ticked by itself. */}
        {field.checked ? <input type="hidden" name={path} value="false" /> : null}
        <CheckboxField {...shared} value="true" defaultChecked={ticked} />
      </div>
    )
  }
  if (field.kind === 'choice')
    return (
      <SelectField {...shared} defaultValue={value} required={field.required}>
        {field.none ? <option value="">{t('form.none')}</option> : null}
        {field.options.map((option) => (
          <option key={option} value={option}>
            {form(`${calculator}.options.${field.name}.${option}`)}
          </option>
        ))}
      </SelectField>
    )
  const example = examples[path]
  const unit =
    field.kind === 'won' ? t('form.won') : field.kind === 'percent' ? t('form.percent') : ''
  return (
    <TextField
      {...shared}
      label={unit ? `${shared.label} (${unit})` : shared.label}
      type={field.kind === 'date' ? dateType(value) : 'text'}
      inputMode={inputModes[field.kind]}
      defaultValue={field.kind === 'won' ? grouped(value) : value}
      placeholder={example ? t('form.example', { value: grouped(example) }) : undefined}
      required={field.required}
      maxLength={field.kind === 'text' ? 500 : 30}
      autoComplete="off"
    />
  )
}

const inputModes = {
  won: 'numeric',
  whole: 'numeric',
  percent: 'decimal',
  hours: 'decimal',
  date: undefined,
  text: undefined,
} as const

/** A list: so many rows, of which empty ones say nothing. */
function FieldRows({
  field,
  values,
}: {
  field: Extract<FormField, { kind: 'rows' }>
  values: FieldValues
}) {
  const form = useFormWords()
  const t = useResultWords()
  const key = `${values.calculator}.fields.${field.name}`
  const error = values.errors[field.name]
  const used = Object.keys({ ...values.typed, ...values.errors })
    .filter((path) => values.typed[path] || values.errors[path])
    .map((path) => (path.startsWith(`${field.name}.`) ? Number(path.split('.')[1]) + 1 : 0))
  const open = Math.min(field.count, Math.max(openRows, ...used))
  const rows = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => from + at).map((row) => (
      <FieldRow key={row} field={field} row={row} values={values} />
    ))
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{form(`${key}.label`)}</legend>
      {form.has(`${key}.hint`) ? <p className="text-sm text-soft">{form(`${key}.hint`)}</p> : null}
      {error ? <p className="mt-1 text-sm font-medium text-danger">{error}</p> : null}
      <ul className="mt-1 divide-y divide-line border-y border-line">{rows(0, open)}</ul>
      {open < field.count ? (
        <details>
          <summary className="py-2 text-sm font-semibold text-seal">{t('form.moreRows')}</summary>
          <ul className="divide-y divide-line border-y border-line">{rows(open, field.count)}</ul>
        </details>
      ) : null}
    </fieldset>
  )
}

/** Most people have no more; the others are one press away, without script too. */
const openRows = 2

function FieldRow({
  field,
  row,
  values,
}: {
  field: Extract<FormField, { kind: 'rows' }>
  row: number
  values: FieldValues
}) {
  const t = useResultWords()
  return (
    <li className="py-2">
      <fieldset className="grid grid-cols-2 items-start gap-x-3 gap-y-1">
        <legend className="mb-0.5 text-xs text-soft">{t('form.row', { n: row + 1 })}</legend>
        {field.fields.map((inside) => (
          <CalculatorField
            key={inside.name}
            field={inside}
            path={`${field.name}.${row}.${inside.name}`}
            words={`${field.name}.${inside.name}`}
            values={values}
          />
        ))}
      </fieldset>
    </li>
  )
}
