import type { ReactNode } from 'react'
import { SiteFrame } from '@/app/[locale]/site-frame'
import { ClientMessages } from '@/components/layout/client-messages'

/** A person's own pages. Each asks who is there by itself: a layout is not rendered again on the way. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame isOwn>
      <ClientMessages of={['errors']}>{children}</ClientMessages>
    </SiteFrame>
  )
}
