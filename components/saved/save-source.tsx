'use client'

import { Bookmark } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { useSessionHint } from '@/components/layout/session/session-hint'
import { buttonClass } from '@/components/ui/button-class'
import { lazyComponent } from '@/components/ui/lazy-component'
import { Link } from '@/lib/i18n/navigation'
import type { SourceKind } from '@/lib/saved/constants'

/** Asking whether it is saved, and saving, are fetched for those alone who may be signed in. */
const SaveForm = lazyComponent(() => import('./save-form').then((module) => module.SaveForm))

/** Saves a decision or an article; who is not signed in is led to the log-in and back here. */
export function SaveSource({
  kind,
  reference,
  path,
}: {
  kind: SourceKind
  reference: string
  path: string
}) {
  const t = useTranslations('saveSource')
  const mayBeSignedIn = useSessionHint()
  const face = (
    <>
      <Bookmark size={16} aria-hidden="true" /> {t('save')}
    </>
  )
  if (!mayBeSignedIn) {
    return (
      <Link href={{ pathname: '/login', query: { next: path } }} className={buttonClass()}>
        {face}
      </Link>
    )
  }
  return (
    <Suspense fallback={<span className={buttonClass()}>{face}</span>}>
      <SaveForm kind={kind} reference={reference}>
        {face}
      </SaveForm>
    </Suspense>
  )
}
