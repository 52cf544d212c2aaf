import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { SelectField, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { type ProfileFieldName, profileField } from '@/lib/auth/profile-fields'

type Registered = Pick<
  ComponentProps<'input'> & ComponentProps<'select'>,
  'onChange' | 'onBlur' | 'defaultValue' | 'ref'
> & { name: string; error?: string | undefined }

/** One detail of a profile in a form, by its entry in lib/auth/profile-fields.ts. */
export function ProfileField({
  name,
  isPersonal,
  hint,
  field,
}: {
  name: ProfileFieldName
  /** Whether the form is a private person's, who may leave more out. */
  isPersonal: boolean
  hint?: ReactNode
  /** Registers the field with its form. */
  field: (name: ProfileFieldName, options: { format?: (text: string) => string }) => Registered
}) {
  const t = useTranslations('auth.signUp')
  const { required, options, format, input } = profileField(name)
  const isRequired = required === 'always' || (required === 'exceptPersonal' && !isPersonal)
  const label = isRequired ? (
    t(name)
  ) : (
    <>
      {t(name)} <span className="font-normal text-soft">({t('optional')})</span>
    </>
  )
  const shared = { ...field(name, format ? { format } : {}), label, hint, required: isRequired }
  if (!options) return <TextField {...shared} {...input} />
  return (
    <SelectField {...shared}>
      <SelectOptions
        of={options}
        say={(key) => t(`${name}s.${key}` as 'organizations.lawFirm')}
        any={t('organizationNone')}
      />
    </SelectField>
  )
}
