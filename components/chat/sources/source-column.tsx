'use client'

import { useTranslations } from 'next-intl'
import { Suspense } from 'react'
import { SidePane } from '@/components/chat/thread/side-pane'
import { lazyComponent } from '@/components/ui/lazy-component'
import type { Source } from '@/lib/chat/parts/source'

const SourcePane = lazyComponent(() => import('./source-pane').then((module) => module.SourcePane))

/** The source that is looked at, at the words that were read. Fetched with the first one. */
export function SourceColumn({ source, onClose }: { source: Source; onClose: () => void }) {
  const t = useTranslations('chatThread.thread')
  return (
    <SidePane
      label={t('source')}
      side="right"
      open
      onClose={onClose}
      column="w-[27rem] border-l border-line"
    >
      <Suspense fallback={null}>
        <SourcePane source={source} onClose={onClose} />
      </Suspense>
    </SidePane>
  )
}
