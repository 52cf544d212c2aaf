'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useActionState, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FormStatus } from '@/components/ui/form/form-status'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { getPathname, Link } from '@/lib/i18n/navigation'
import { saveProfile } from '@/lib/profile/actions'
import type { ProfileState } from '@/lib/profile/form-state'
import { submittedValues } from '@/lib/profile/submitted-values'
import { LogInLink } from './log-in-link'
import { ProfileFields } from './profile-fields'
import { useKeptForm } from './use-kept-form'

/** Changes a profile. Saved, it leads back to what is shown of it. */
export function ProfileForm({ email, start }: { email: string; start: ProfileState }) {
  const t = useTranslations('profile.form')
  const problems = useTranslations('profile.problem')
  const locale = useLocale()
  const { state, pending, form } = useKeptForm<ProfileState>(
    saveProfile,
    useActionState(saveProfile, start),
    (before, data) => ({
      ...before,
      values: submittedValues(data),
      errors: {},
      stored: null,
      problem: 'network',
    }),
  )
  const [userType, setUserType] = useState(state.values.userType)
  const again = getPathname({ locale, href: '/profile' })

  function followType({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.name === 'userType') setUserType(target.value)
  }

  return (
    <form {...form} onChange={followType} className="max-w-[46rem]" aria-labelledby="edit">
      <h2 id="edit" className="section-title">
        {t('title')}
      </h2>
      <div className="mt-4 space-y-5">
        <FormStatus
          tone={state.problem === 'conflict' ? 'warn' : 'error'}
          title={state.problem === 'conflict' ? t('conflictTitle') : undefined}
        >
          {state.problem === 'conflict' ? (
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
          {state.problem && state.problem !== 'conflict' ? (
            <p>
              {problems(state.problem)}{' '}
              {state.problem === 'unauthorized' ? <LogInLink next="/profile" /> : null}
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
        {/* What was typed comes back with the answer, so each one makes the fields anew. */}
        <ProfileFields key={state.attempt} {...state} mustName={userType !== 'personal'} />
        <div className="flex flex-wrap gap-2.5 border-t border-line pt-5">
          <SubmitButton pending={pending} look="primary">
            {t(pending ? 'saving' : 'save')}
          </SubmitButton>
          <Link href="/profile" className={buttonClass()} prefetch={false}>
            {t('cancel')}
          </Link>
        </div>
      </div>
    </form>
  )
}
