import { permanentRedirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { getPathname } from '@/lib/i18n/navigation'

/** Another name that people and old links have for it. */
export default async function SignInPage() {
  permanentRedirect(getPathname({ locale: await getLocale(), href: '/login' }))
}
