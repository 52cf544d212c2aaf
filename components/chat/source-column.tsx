'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { optionalPart } from '@/components/layout/optional-part'
import type { Source } from '@/lib/chat/schema'
import { RoomPane } from './room-pane'

const SourcePane = optionalPart(() =>
  import('./source/source-pane').then((module) => module.SourcePane),
)

/** The source that is looked at, at the words that were read. Fetched with the first one. */
export function SourceColumn({ source, onClose }: { source: Source; onClose: () => void }) {
  const t = useTranslations('chatRoom.room')
  return (
    <RoomPane
      label={t('source')}
      side="right"
      open
      onClose={onClose}
      column="w-[27rem] border-l border-line"
    >
      <Suspense fallback={null}>
        <SourcePane source={source} onClose={onClose} />
      </Suspense>
    </RoomPane>
  )
}
