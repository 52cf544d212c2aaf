'use client'

import { useLocale, useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useActionForm } from '@/components/ui/form/use-action-form'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { saveProfile } from '@/lib/profile/actions'
import type { ProfileState } from '@/lib/profile/form-state'
import { LogInLink } from './log-in-link'
import { ProfileFields } from './profile-fields'

const schema = () =>
  import('@/lib/profile/schema').then(({ profileFormSchema }) => profileFormSchema)

/** Changes a profile. Saved, it leads back to what is shown of it. */
export function ProfileForm({ email, start }: { email: string; start: ProfileState }) {
  const t = useTranslations('profile.form')
  const problems = useTranslations('profile.problem')
  const locale = useLocale()
  const words = useTranslations('auth.signUp.error')
  const form = useActionForm<ProfileState>({
    action: saveProfile,
    initial: start,
    schema,
    errorText: (key) => words(key),
  })
  const { state, isPending, errors } = form
  const problem = state.reason ?? (Object.keys(errors).length > 0 ? 'check' : null)
  const again = getPathname({ locale, href: '/profile' })

  return (
    <form {...form.form} className="max-w-[46rem]" aria-labelledby="edit">
      <h2 id="edit" className="section-title">
        {t('title')}
      </h2>
      <div className="mt-4 space-y-5">
        <FormStatus
          tone={problem === 'conflict' ? 'warn' : 'error'}
          title={problem === 'conflict' ? t('conflictTitle') : undefined}
        >
          {problem === 'conflict' ? (
            <>
              <p>{t('conflictText')}</p>
              <p className="mt-2">
                {/* The whole page anew: what was typed is given up. */}
                <a href={`${again}?edit=1`} className={buttonClass()}>
                  {t('load')}
                </a>
              </p>
            </>
          ) : null}
          {problem && problem !== 'conflict' ? (
            <p>
              {problems(problem)}{' '}
              {problem === 'unauthorized' ? <LogInLink next="/profile" /> : null}
            </p>
          ) : null}
        </FormStatus>
        <p className="text-sm">
          <span className="text-soft">{t('account')}</span> <b className="break-all">{email}</b> ·{' '}
          <Link href="/settings#email" className="link">
            {t('changeEmail')}
          </Link>
        </p>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="seen" value={state.seen} />
        <ProfileFields form={form} />
        <div className="flex flex-wrap gap-2.5 border-t border-line pt-5">
          <SubmitButton pending={isPending} look="primary">
            {t(isPending ? 'saving' : 'save')}
          </SubmitButton>
          <Link href="/profile" className={buttonClass()}>
            {t('cancel')}
          </Link>
        </div>
      </div>
    </form>
  )
}
