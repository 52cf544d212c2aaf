'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import { readStoredContent } from '@/lib/documents/editor/document-model'
import type { OpenDocument } from '@/lib/documents/editor/schema'
import { CitationHint } from './citation-hint'
import { ConflictDialog } from './conflict-dialog'
import { DroppedNotice } from './dropped-notice'
import { OutlinePanel } from './panels/outline-panel'
import { type PanelName, SidePanel } from './panels/side-panel'
import { readDraft } from './session/draft-store'
import { type Access, EditorSession } from './session/editor-session'
import { SessionContext, useEditor, useSession } from './session/use-editor'
import { EditorBar } from './toolbar/editor-bar'
import { EditorToolbar } from './toolbar/editor-toolbar'
import { FindBar } from './toolbar/find-bar'
import './editor.css'

/** The text itself. What ProseMirror draws is not React's. */
function TextArea() {
  const t = useTranslations('documentEditor')
  const session = useSession()
  const mount = useRef<HTMLDivElement>(null)
  const name = session.written.document.name
  const label = t('text', { name })
  useEffect(
    () => (mount.current ? session.mount(mount.current, label) : undefined),
    [session, label],
  )
  return <div ref={mount} className="document-sheet" />
}

/** Takes up what was written before and never saved: in a crash, or without a connection. */
function useDraft(session: EditorSession): boolean {
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    let isGone = false
    void readDraft(session.written.document.id).then((draft) => {
      const doc = draft ? readStoredContent(draft.content) : null
      const now = session.view?.state.doc
      if (isGone || !draft || !doc || !now || doc.eq(now)) return
      session.replace(doc)
      // Saved meanwhile elsewhere, saving brings the question which of the two is to stay.
      session.saver.rev = Math.min(draft.rev, session.saver.rev)
      setRestored(true)
    })
    return () => {
      isGone = true
    }
  }, [session])
  return isRestored
}

/** Asks before a page is left that holds what is not saved. */
function useLeaveWarning(session: EditorSession): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!session.saver.isDirty) return
      void session.saver.flush()
      event.preventDefault()
    }
    const retry = () => void session.saver.flush()
    window.addEventListener('beforeunload', warn)
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('online', retry)
    }
  }, [session])
}

function OpenEditor({ outline, ...bar }: { outline: boolean; home: ReactNode; links: ReactNode }) {
  const t = useTranslations('documentEditor')
  const session = useSession()
  const finding = useEditor((snapshot) => snapshot.finding)
  const [panel, setPanel] = useState<PanelName | null>(outline ? 'outline' : null)
  const isRestored = useDraft(session)
  useLeaveWarning(session)
  return (
    <div className="flex min-h-0 grow flex-col">
      <EditorBar {...bar} panel={panel} onPanel={setPanel} />
      {session.mayWrite ? <EditorToolbar /> : null}
      <DroppedNotice />
      {finding ? <FindBar /> : null}
      {isRestored ? (
        <p role="status" className="border-b border-line bg-warn-sheet px-4 py-2 text-sm">
          {t('draftRestored')}
        </p>
      ) : null}
      <div className="flex min-h-0 grow">
        <nav
          aria-label={t('outline.label')}
          className="no-print w-60 shrink-0 overflow-y-auto border-r border-line p-3 max-xl:hidden"
        >
          <OutlinePanel />
        </nav>
        <div className="min-h-0 min-w-0 grow overflow-y-auto bg-sheet print:overflow-visible">
          <TextArea />
        </div>
        {panel ? <SidePanel panel={panel} onClose={() => setPanel(null)} /> : null}
      </div>
      {session.mayWrite ? <CitationHint /> : null}
      <ConflictDialog />
    </div>
  )
}

/** A document to be written: its text, its tools, and what is beside it. Fills the height it is given. */
export function DocumentEditor({
  written,
  outline,
  home,
  links,
  access = 'own',
  token = null,
}: {
  written: OpenDocument
  /** What whoever opened it may do, and the link by which they did. */
  access?: Access
  token?: string | null
  /** Opens with the outline beside the text, on narrow screens too. */
  outline: boolean
  /** The way back. */
  home: ReactNode
  /** To what the document came from. */
  links?: ReactNode
}) {
  const t = useTranslations('documentEditor')
  const session = useMemo(() => {
    const doc = readStoredContent(written.content)
    return doc ? new EditorSession(written, doc, access, token) : null
  }, [written, access, token])
  if (!session) return <ErrorState title={t('unreadable')}>{t('unreadableText')}</ErrorState>
  return (
    <SessionContext value={session}>
      <OpenEditor outline={outline} home={home} links={links} />
    </SessionContext>
  )
}
