'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import { SidePane } from './side-pane'
import { SidebarTabs } from './sidebar-tabs'

const ConversationSidebar = lazyComponent(() =>
  import('@/components/chat/conversations/conversation-sidebar').then(
    (module) => module.ConversationSidebar,
  ),
)

/** At the left of the conversation: the others, files and the library. */
export function ThreadSidebar({
  conversations,
  current,
  signedIn,
  documents,
  narrow,
  open,
  onClose,
}: {
  conversations: ConversationList
  current: string | null
  signedIn: boolean
  documents: { files: ReactNode; library: ReactNode }
  /** A source is open at the other side, and takes the place on a middling screen. */
  narrow: boolean
  open: boolean
  onClose: () => void
}) {
  const t = useTranslations('chatThread.sidebar')
  return (
    <SidePane
      label={t('title')}
      side="left"
      open={open}
      onClose={onClose}
      column={`w-72 border-r border-line ${narrow ? 'max-xl:hidden' : ''}`}
    >
      <SidebarTabs
        onClose={onClose}
        panels={{
          conversations: (
            <Suspense fallback={null}>
              <ConversationSidebar
                conversations={conversations}
                current={current}
                signedIn={signedIn}
              />
            </Suspense>
          ),
          ...documents,
        }}
      />
    </SidePane>
  )
}
