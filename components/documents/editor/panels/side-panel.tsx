import { useTranslations } from 'next-intl'
import { CloseButton } from '@/components/ui/close-button'
import { ChangesPanel } from './changes-panel'
import { ChecksPanel } from './checks-panel'
import { CommentsPanel } from './comments-panel'
import { OutlinePanel } from './outline-panel'
import { SharePanel } from './share-panel'
import { VersionsPanel } from './versions-panel'

export type PanelName = 'outline' | 'checks' | 'changes' | 'comments' | 'versions' | 'share'

/** What stands beside the text, one at a time; on a phone it covers it. */
export function SidePanel({ panel, onClose }: { panel: PanelName; onClose: () => void }) {
  const t = useTranslations('documentEditor.panels')
  return (
    <aside
      aria-label={t(panel)}
      className="no-print w-80 shrink-0 overflow-y-auto border-l border-line bg-paper p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:h-[60dvh] max-lg:w-auto max-lg:border-t max-lg:border-l-0"
    >
      <div className="mb-3 flex items-center justify-between">
        <h2 className="font-bold">{t(panel)}</h2>
        <CloseButton label={t('close')} className="-my-2 -mr-2" onClick={onClose} />
      </div>
      {panel === 'outline' ? <OutlinePanel /> : null}
      {panel === 'checks' ? <ChecksPanel /> : null}
      {panel === 'changes' ? <ChangesPanel /> : null}
      {panel === 'comments' ? <CommentsPanel /> : null}
      {panel === 'share' ? <SharePanel /> : null}
      {panel === 'versions' ? <VersionsPanel /> : null}
    </aside>
  )
}
