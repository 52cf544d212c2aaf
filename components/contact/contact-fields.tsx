import { useTranslations } from 'next-intl'
import { SelectField, TextArea, TextField } from '@/components/ui/form/field'
import { SelectOptions } from '@/components/ui/form/select-options'
import type { useActionForm } from '@/components/ui/form/use-action-form'
import { type InquiryField, inquiryLimits, inquiryTypes } from '@/lib/contact/constants'
import type { InquiryFormState } from '@/lib/contact/types'

type FieldProps = ReturnType<typeof useActionForm<InquiryFormState>>['field']

/** The fields of an inquiry. The summary above the form links to their ids. */
export function ContactFields({ field }: { field: FieldProps }) {
  const t = useTranslations('contact.form')
  const shared = (name: Exclude<InquiryField, 'consent'>) => ({
    ...field(name),
    id: `contact-${name}`,
    label: t(name),
  })
  const line = (name: 'name' | 'email' | 'phone' | 'company' | 'subject') => ({
    ...shared(name),
    maxLength: inquiryLimits[name],
  })
  const company = (
    <>
      {t('company')} <span className="font-normal text-soft">({t('optional')})</span>
    </>
  )
  return (
    <div className="space-y-5">
      <p className="text-sm text-soft">{t('requiredNote')}</p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...line('name')} required autoComplete="name" />
        <TextField {...line('email')} required type="email" autoComplete="email" />
        <TextField
          {...line('phone')}
          required
          type="tel"
          autoComplete="tel"
          hint={t('phoneHint')}
        />
        <TextField {...line('company')} label={company} autoComplete="organization" />
      </div>
      <SelectField {...shared('inquiryType')} required className="sm:max-w-xs">
        <SelectOptions of={inquiryTypes} say={(type) => t(`types.${type}`)} any={t('choose')} />
      </SelectField>
      <TextField {...line('subject')} required autoComplete="off" />
      <TextArea
        {...shared('message')}
        required
        rows={9}
        maxLength={inquiryLimits.message}
        hint={t('messageHint')}
      />
    </div>
  )
}
