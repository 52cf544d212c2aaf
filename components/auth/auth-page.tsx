import type { ReactNode } from 'react'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import type { SitePage } from '@/lib/site-pages'

/** A page with one short form. */
export function AuthPage({
  page,
  title,
  children,
}: {
  page: SitePage
  title: string
  children: ReactNode
}) {
  return (
    <div className="page pb-12">
      <PageBreadcrumb page={page} />
      <div className="mx-auto max-w-[24rem] pt-6">
        <h1 className="text-2xl font-bold">{title}</h1>
        {children}
      </div>
    </div>
  )
}
