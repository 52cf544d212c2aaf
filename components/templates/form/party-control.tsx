import { useTranslations } from 'next-intl'
import { type FieldErrors, useFormContext, useWatch } from 'react-hook-form'
import type { PartyDetail, PartyField } from '@/lib/templates/types'
import { KnownParties } from './known-parties'
import { ScalarControl } from './scalar-control'

const personal: readonly PartyDetail[] = ['birthDate', 'residentNumber', 'registeredPlace']
const kindOf = (detail: PartyDetail) =>
  detail === 'birthDate' ? 'date' : detail === 'phone' ? 'phone' : 'text'

/** A person or company: name, who acts for it, and what the document asks. */
export function PartyControl({
  field,
  path,
  errors,
}: {
  field: PartyField
  path: string
  errors: FieldErrors
}) {
  const t = useTranslations('templates')
  const { register } = useFormContext()
  const given: unknown = useWatch({ name: `${path}.type` })
  const isCompany = field.only === 'company' || (!field.only && given === 'company')
  const details = field.ask.filter((detail) =>
    isCompany ? !personal.includes(detail) : detail !== 'registrationNumber',
  )
  return (
    <div className="space-y-4">
      <KnownParties field={field} path={path} />
      {field.only ? null : (
        <fieldset>
          <legend className="sr-only">{t('party.type')}</legend>
          <div className="flex gap-5">
            {(['person', 'company'] as const).map((type) => (
              <label key={type} className="flex min-h-10 items-center gap-2 text-sm">
                <input
                  {...register(`${path}.type`)}
                  type="radio"
                  value={type}
                  className="size-4 accent-seal"
                />
                {t(`party.${type}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <ScalarControl
        field={{ kind: 'text' }}
        path={`${path}.name`}
        errors={errors}
        label={t(isCompany ? 'party.companyName' : 'party.name')}
      />
      {isCompany ? (
        <ScalarControl
          field={{ kind: 'text' }}
          path={`${path}.representative`}
          errors={errors}
          label={t('party.representative')}
        />
      ) : null}
      {details.map((detail) => (
        <div key={detail}>
          <ScalarControl
            field={{ kind: kindOf(detail) }}
            path={`${path}.${detail}`}
            errors={errors}
            label={t(`party.${detail}`)}
          />
          {detail === 'residentNumber' ? (
            <p className="mt-1 text-sm text-soft">{t('party.residentNumberNote')}</p>
          ) : null}
        </div>
      ))}
    </div>
  )
}
