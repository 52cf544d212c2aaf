'use client'

import { Ellipsis } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { PostActionsMenu as Menu } from './post-actions-menu'

const PostActionsMenu = lazyComponent(() =>
  import('./post-actions-menu').then((module) => module.PostActionsMenu),
)

/** The menu and its dialog are fetched after the list can be read. */
export function LazyPostActionsMenu(props: ComponentProps<typeof Menu>) {
  const placeholder = (
    <span className={`${buttonClass('bare')} invisible`}>
      <Ellipsis size={18} aria-hidden="true" />
    </span>
  )
  return (
    <Suspense fallback={placeholder}>
      <PostActionsMenu {...props} />
    </Suspense>
  )
}
