import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AuthPage } from '@/components/auth/auth-page'
import { ConfirmForm } from '@/components/auth/confirm-form'
import { InvalidLink } from '@/components/auth/invalid-link'
import { ClientMessages } from '@/components/layout/client-messages'
import { linkSchema, linkTypes, purposeOf } from '@/lib/auth/links/schema'
import { returnPath } from '@/lib/auth/return-path'
import { pageMetadata } from '@/lib/page-metadata'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  // The address holds a token: no other site may be told it. `no-referrer` would make browsers without
  // script send the form as from nowhere, which is refused.
  return { ...(await pageMetadata(await getLocale(), 'confirm')), referrer: 'same-origin' }
}

/** Where the link of a mail ends: nothing is used up before the person presses the button. */
export default async function ConfirmPage({ searchParams }: Props) {
  const [t, params] = await Promise.all([getTranslations('auth.confirm'), searchParams])
  const link = linkSchema.safeParse(params)
  const purpose = purposeOf(linkTypes.find((each) => each === params.type) ?? 'signup')
  const dead = <InvalidLink purpose={purpose} />
  return (
    <AuthPage page="confirm" title={link.success ? t(`${purpose}.title`) : t('deadTitle')}>
      <div className="mt-4">
        <ClientMessages of={['auth']}>
          {link.success ? (
            <ConfirmForm link={link.data} next={returnPath(params.next)} dead={dead}>
              <p>{t(`${purpose}.text`)}</p>
              <p className="text-sm text-soft">{t('notYou')}</p>
            </ConfirmForm>
          ) : (
            dead
          )}
        </ClientMessages>
      </div>
    </AuthPage>
  )
}
