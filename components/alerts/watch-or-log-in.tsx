import { Bell } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { useSessionHint } from '@/components/layout/session/session-hint'
import { buttonClass } from '@/components/ui/button-class'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Link } from '@/lib/i18n/navigation'
import { rememberWanted, type Watched } from './watch-key'

/** Asking whether it is watched, and watching, are fetched for those alone who may be signed in. */
const WatchForm = lazyComponent(() => import('./watch-form').then((module) => module.WatchForm))

/** Watches something; who is not signed in is led to the log-in, and it is watched when they come back. */
export function WatchOrLogIn({ path, ...watched }: Watched & { path: string }) {
  const t = useTranslations('watchButton')
  const mayBeSignedIn = useSessionHint()
  const face = (
    <>
      <Bell size={16} aria-hidden="true" /> {t(watched.kind === 'search' ? 'search' : 'watch')}
    </>
  )
  if (!mayBeSignedIn) {
    return (
      <Link
        href={{ pathname: '/login', query: { next: path } }}
        className={buttonClass()}
        onClick={() => rememberWanted(watched)}
      >
        {face}
      </Link>
    )
  }
  return (
    <Suspense fallback={<span className={buttonClass()}>{face}</span>}>
      <WatchForm watched={watched}>{face}</WatchForm>
    </Suspense>
  )
}
