'use client'

import { useTranslations } from 'next-intl'
import { RadioField } from '@/components/ui/form/radio-field'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { Notice } from '@/components/ui/notice'
import { completeSignUp } from '@/lib/auth/completion/actions'
import { userTypes } from '@/lib/auth/constants'
import { initialSignUpState, type SignUpState } from '@/lib/auth/form-state'
import { AccountInputs } from './account-inputs'
import { Agreements } from './agreements'
import { ContactFields, PasswordFields } from './sign-up-fields'

const schema = () =>
  import('@/lib/auth/sign-up-schema').then(({ completeSignUpSchema }) => completeSignUpSchema)

/** Password, details and consent of somebody who followed the mail in another browser. */
export function CompleteSignUpForm({ email, next }: { email: string; next: string | null }) {
  const t = useTranslations('auth.completion')
  const words = useTranslations('auth.signUp')
  const form = useActionForm<SignUpState>({
    action: completeSignUp,
    initial: initialSignUpState,
    schema,
    errorText: (key) => words(`error.${key}`),
    clear: ['password', 'confirmPassword'],
  })
  const { state, isPending, errors, currentValue } = form
  const userType = userTypes.find((type) => type === currentValue('userType')) ?? 'personal'
  const problem = state.reason ?? (Object.keys(errors).length > 0 ? 'check' : null)
  return (
    <form {...form.form} className="mt-6 max-w-[36rem] space-y-8">
      {problem ? (
        <Notice tone="error" role="alert">
          {words(`problem.${problem}`)}
        </Notice>
      ) : null}
      <AccountInputs email={email} next={next} />
      <fieldset>
        <legend className="section-title mb-4 w-full">{t('passwordTitle')}</legend>
        <PasswordFields form={form} />
      </fieldset>
      <RadioField
        {...form.field('userType')}
        label={t('userType')}
        required
        options={userTypes.map((type) => ({
          value: type,
          label: `${words(`types.${type}.name`)} · ${words(`types.${type}.for`)}`,
        }))}
      />
      <ContactFields form={form} userType={userType} />
      <Agreements form={form} />
      <SubmitButton pending={isPending} look="primary" className="w-full">
        {t(isPending ? 'pending' : 'submit')}
      </SubmitButton>
    </form>
  )
}
