import { useTranslations } from 'next-intl'
import { CheckboxField, SelectField, TextArea, TextField } from '@/components/ui/form/field'
import { RadioField } from '@/components/ui/form/radio-field'
import { SelectOptions } from '@/components/ui/form/select-options'
import { Section, Specimen } from './specimen'

const kinds = ['general', 'pricing', 'technical'] as const

export function FieldSpecimens() {
  const t = useTranslations('ui')
  const field = useTranslations('ui.field')
  return (
    <Section id="fields" title={t('section.fields')}>
      <Specimen name="TextField: hint, required">
        <TextField name="name" label={field('name')} hint={field('nameHint')} required />
      </Specimen>
      <Specimen name="TextField: error">
        <TextField
          name="email"
          type="email"
          label={field('email')}
          error={field('emailError')}
          defaultValue="hong.example.com"
        />
      </Specimen>
      <Specimen name="SelectField">
        <SelectField name="kind" label={field('kind')} defaultValue="general">
          <SelectOptions of={kinds} say={(kind) => field(`kinds.${kind}`)} />
        </SelectField>
      </Specimen>
      <Specimen name="TextField: disabled">
        <TextField name="closed" label={field('closed')} defaultValue="2026-11-21" disabled />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea
          name="message"
          label={field('message')}
          hint={field('messageHint')}
          maxLength={2000}
          rows={4}
        />
      </Specimen>
      <Specimen name="RadioField">
        <RadioField
          name="user"
          label={field('user')}
          defaultValue="professional"
          options={[
            {
              value: 'professional',
              label: field('users.professional'),
              hint: field('users.professionalHint'),
            },
            { value: 'personal', label: field('users.personal') },
            { value: 'enterprise', label: field('users.enterprise'), disabled: true },
          ]}
        />
      </Specimen>
      <Specimen name="CheckboxField">
        <CheckboxField name="agree" label={field('agree')} defaultChecked required />
      </Specimen>
      <Specimen name="CheckboxField: error">
        <CheckboxField name="agree-again" label={field('agree')} error={field('agreeError')} />
      </Specimen>
    </Section>
  )
}
