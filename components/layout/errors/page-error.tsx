'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'

/** In the first load of every page stands only what says that it failed; the rest comes once it has. */
const PageErrorActions = lazyComponent(() =>
  import('./page-error-actions').then((module) => module.PageErrorActions),
)

/** What stands in a page's place when it failed unexpectedly. */
export function PageError({ error }: { error: Error & { digest?: string } }) {
  const t = useTranslations('errors')
  return (
    <div className="page py-16">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      <p className="mt-2 text-soft" role="alert">
        {t('code.unknown')}
      </p>
      <Suspense fallback={null}>
        <PageErrorActions error={error} />
      </Suspense>
    </div>
  )
}
