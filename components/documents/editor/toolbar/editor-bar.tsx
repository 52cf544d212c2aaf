import { BookCheck, GitCompare, History, ListTree, MessageSquare, Share2 } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { PanelName } from '@/components/documents/editor/panels/side-panel'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'
import { Tag } from '@/components/ui/tag'
import { ExportMenu } from './export-menu'
import { RenameField } from './rename-field'

/** Whether everything is saved. Announced only when it changes for the worse, or is well again. */
function SaveStatus() {
  const t = useTranslations('documentEditor.save')
  const format = useFormatter()
  const saving = useEditor((snapshot) => snapshot.saving)
  const savedAt = useEditor((snapshot) => snapshot.savedAt)
  const isBad = !['saved', 'unsaved', 'saving'].includes(saving)
  const at = format.dateTime(new Date(savedAt), { hour: 'numeric', minute: '2-digit' })
  return (
    <p
      role={isBad ? 'alert' : 'status'}
      aria-live={isBad ? 'assertive' : 'off'}
      data-saving={saving}
      className={`text-sm ${isBad ? 'font-semibold text-danger' : 'text-soft'}`}
    >
      {t(saving, { at })}
    </p>
  )
}

function Counts() {
  const t = useTranslations('documentEditor')
  const { characters, withoutSpaces, words } = useEditor((snapshot) => snapshot.counts)
  return (
    <p
      className="text-sm text-soft max-lg:hidden"
      title={t('countsText', { withoutSpaces, words })}
    >
      {t('counts', { characters, words })}
    </p>
  )
}

const panels = [
  ['outline', ListTree],
  ['checks', BookCheck],
  ['changes', GitCompare],
  ['comments', MessageSquare],
  ['versions', History],
  ['share', Share2],
] as const
/** Only of one's own documents. */
const ownPanels: readonly PanelName[] = ['versions', 'share']

/** The head of the editor: name, saving, and what can be opened beside the text. */
export function EditorBar({
  home,
  links,
  panel,
  onPanel,
}: {
  home: ReactNode
  links?: ReactNode
  panel: PanelName | null
  onPanel: (panel: PanelName | null) => void
}) {
  const t = useTranslations('documentEditor.panels')
  const s = useTranslations('documentEditor.share')
  const session = useSession()
  const isOwn = session.access === 'own'
  const shown = panels.filter(([name]) =>
    isOwn
      ? true
      : name === 'changes' || name === 'checks'
        ? session.mayWrite
        : !ownPanels.includes(name),
  )
  return (
    <header className="no-print flex shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-3 py-1.5">
      {home}
      {isOwn ? (
        <RenameField />
      ) : (
        <div className="flex min-w-0 grow basis-40 items-baseline gap-3">
          <h1 className="truncate font-bold">{session.written.document.name}</h1>
          <Tag>{s(`may.${session.access}`)}</Tag>
        </div>
      )}
      {session.mayWrite ? <SaveStatus /> : null}
      <div className="ml-auto flex items-center gap-1">
        <Counts />
        {links}
        {isOwn ? <ExportMenu /> : null}
        {shown.map(([name, Shape]) => (
          <button
            key={name}
            type="button"
            aria-pressed={panel === name}
            className="flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm text-soft hover:bg-sheet hover:text-ink aria-pressed:bg-sheet aria-pressed:text-seal"
            onClick={() => onPanel(panel === name ? null : name)}
          >
            <Shape size={17} aria-hidden="true" />
            <span className="max-sm:sr-only">{t(name)}</span>
          </button>
        ))}
      </div>
    </header>
  )
}
