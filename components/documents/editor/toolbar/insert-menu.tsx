import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import {
  insertBlock,
  insertInline,
  tableOf,
} from '@/components/documents/editor/session/editor-commands'
import { readPicture } from '@/components/documents/editor/session/picture'
import { useSession } from '@/components/documents/editor/session/use-editor'
import { ActionMenu } from '@/components/ui/overlay/action-menu'
import { documentModel } from '@/lib/documents/editor/document-model'
import { FootnoteDialog } from './footnote-dialog'
import { PageDialog } from './page-dialog'
import { ReferenceDialog } from './reference-dialog'

const { nodes } = documentModel

/** The lines that two parties sign on, in Korean as the document is. */
const signatureLines = [
  '20   년    월    일',
  '갑: ',
  '주소: ',
  '성명:                     (인)',
  '을: ',
  '주소: ',
  '성명:                     (인)',
]

/** Everything that is put into the text rather than typed. */
export function InsertMenu() {
  const t = useTranslations('documentEditor.insert')
  const session = useSession()
  const file = useRef<HTMLInputElement>(null)
  const [dialog, setDialog] = useState<'footnote' | 'reference' | 'page' | null>(null)
  const [problem, setProblem] = useState('')
  const wasOpen = useRef(false)

  // Once a dialog is gone, writing goes on where it was left.
  useEffect(() => {
    if (dialog === null && wasOpen.current) session.focus()
    wasOpen.current = dialog !== null
  }, [dialog, session])

  async function insertPicture(chosen: File | undefined) {
    if (!chosen) return
    const picture = await readPicture(chosen)
    setProblem(picture ? '' : t('pictureProblem'))
    const node = picture ? nodes.image?.create({ ...picture, alt: '' }) : null
    if (node) session.command(insertBlock(node))
  }

  const insertTable = () => {
    const table = tableOf(3, 3)
    if (table) session.command(insertBlock(table))
  }
  const insertSignature = () => {
    const lines = signatureLines.flatMap((line) => {
      const words = documentModel.text(line)
      return nodes.paragraph ? [nodes.paragraph.create({ role: 'signature' }, words)] : []
    })
    session.command(insertBlock(lines))
  }
  const insertBreak = () => {
    const node = nodes.pageBreak?.create()
    if (node) session.command(insertBlock(node))
  }

  return (
    <>
      <ActionMenu
        label={
          <>
            <Plus size={17} aria-hidden="true" />
            <span className="text-sm">{t('label')}</span>
          </>
        }
        className="flex h-9 shrink-0 items-center gap-1 rounded-sm px-2 text-soft hover:bg-sheet hover:text-ink"
        actions={[
          { key: 'table', label: t('table'), onSelect: insertTable },
          { key: 'image', label: t('image'), onSelect: () => file.current?.click() },
          { key: 'footnote', label: t('footnote'), onSelect: () => setDialog('footnote') },
          { key: 'reference', label: t('reference'), onSelect: () => setDialog('reference') },
          { key: 'signature', label: t('signature'), onSelect: insertSignature },
          { key: 'pageBreak', label: t('pageBreak'), onSelect: insertBreak },
          { key: 'page', label: t('page'), onSelect: () => setDialog('page') },
        ]}
      />
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg"
        aria-label={t('image')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void insertPicture(target.files?.[0])
          target.value = ''
        }}
      />
      {problem ? (
        <p role="alert" className="shrink-0 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
      {dialog === 'footnote' ? (
        <FootnoteDialog
          onClose={() => setDialog(null)}
          onInsert={(text) => {
            const node = nodes.footnote?.create({ text })
            if (node) session.command(insertInline(node))
          }}
        />
      ) : null}
      {dialog === 'reference' ? <ReferenceDialog onClose={() => setDialog(null)} /> : null}
      {dialog === 'page' ? <PageDialog onClose={() => setDialog(null)} /> : null}
    </>
  )
}
