import { Table2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Command } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from 'prosemirror-tables'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'
import { ActionMenu } from '@/components/ui/overlay/action-menu'

const commands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  merge: mergeCells,
  split: splitCell,
  headerRow: toggleHeaderRow,
  deleteTable,
} as const satisfies Record<string, Command>
const names = Object.keys(commands) as (keyof typeof commands)[]

/** What can be done with the table that the cursor is in. */
export function TableMenu() {
  const t = useTranslations('documentEditor.table')
  const session = useSession()
  const state = useEditor((snapshot) => snapshot.state)
  if (!state || !isInTable(state)) return null
  return (
    <ActionMenu
      label={
        <>
          <Table2 size={17} aria-hidden="true" />
          <span className="text-sm">{t('label')}</span>
        </>
      }
      className="flex h-9 shrink-0 items-center gap-1 rounded-sm px-2 text-soft hover:bg-sheet hover:text-ink"
      actions={names.map((name) => ({
        key: name,
        label: t(name),
        disabled: !commands[name](state),
        danger: name === 'deleteTable',
        onSelect: () => session.command(commands[name]),
      }))}
    />
  )
}
