'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, Suspense } from 'react'
import { optionalPart } from '@/components/layout/optional-part'
import type { ConversationList } from '@/lib/chat/conversations/schema'
import { RoomPane } from './room-pane'
import { RoomSidebar } from './room-sidebar'

const ConversationSidebar = optionalPart(() =>
  import('./conversations/conversation-sidebar').then((module) => module.ConversationSidebar),
)

/** At the left of the conversation: the others, files and the library. */
export function RoomPanels({
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
  const t = useTranslations('chatRoom.sidebar')
  return (
    <RoomPane
      label={t('title')}
      side="left"
      open={open}
      onClose={onClose}
      column={`w-72 border-r border-line ${narrow ? 'max-xl:hidden' : ''}`}
    >
      <RoomSidebar
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
    </RoomPane>
  )
}
