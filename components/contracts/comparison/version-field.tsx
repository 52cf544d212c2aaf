'use client'

import { useTranslations } from 'next-intl'
import { SelectField, TextArea } from '@/components/ui/form/field'
import type { ChosenVersion, Side } from '@/lib/contracts/compare/schema'
import type { VersionChoice } from '@/lib/contracts/compare/types'

export type VersionInput = { document: string; text: string }

export const chosenOf = ({ document, text }: VersionInput): ChosenVersion =>
  document === '' ? { text } : { document }

/** One version: a document of the library, or pasted words. */
export function VersionField({
  side,
  documents,
  input,
  error,
  onChange,
}: {
  side: Side
  documents: readonly VersionChoice[]
  input: VersionInput
  error: string | undefined
  onChange: (input: VersionInput) => void
}) {
  const t = useTranslations('contractComparison.form')
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-2 font-bold">{t(side)}</legend>
      <SelectField
        name={`${side}-document`}
        label={t('source')}
        value={input.document}
        onChange={({ target }) => onChange({ ...input, document: target.value })}
        {...(input.document === '' ? {} : { error })}
      >
        <option value="">{t('paste')}</option>
        {documents.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {input.document === '' ? (
        <TextArea
          name={`${side}-text`}
          label={t('text')}
          rows={10}
          value={input.text}
          onChange={({ target }) => onChange({ ...input, text: target.value })}
          {...(error === undefined ? {} : { error })}
        />
      ) : null}
    </fieldset>
  )
}
