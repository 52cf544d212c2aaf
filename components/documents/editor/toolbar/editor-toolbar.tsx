import { Toolbar } from '@base-ui/react/toolbar'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Highlighter,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  Redo2,
  Search,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import { redo, undo } from 'prosemirror-history'
import type { Command, EditorState } from 'prosemirror-state'
import type { ReactNode } from 'react'
import {
  changeDepth,
  setAlign,
  setClause,
  setHeading,
  setList,
  setParagraph,
  toggleLook,
} from '@/components/documents/editor/session/editor-commands'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'
import type { RunMark } from '@/lib/documents/blocks/run-marks'
import { documentModel } from '@/lib/documents/editor/document-model'
import { clauseNumber } from '@/lib/documents/editor/numbering'
import { InsertMenu } from './insert-menu'
import { TableMenu } from './table-menu'

const buttonLook =
  'grid size-9 shrink-0 place-content-center rounded-sm text-soft hover:bg-sheet hover:text-ink aria-pressed:bg-sheet aria-pressed:text-seal disabled:opacity-40'

function ToolButton({
  label,
  command,
  pressed,
  disabled,
  children,
}: {
  label: string
  command: Command
  pressed?: boolean
  disabled?: boolean
  children: ReactNode
}) {
  const session = useSession()
  return (
    <Toolbar.Button
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled ?? false}
      className={buttonLook}
      // The selection of the text must outlive the press.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => session.command(command)}
    >
      {children}
    </Toolbar.Button>
  )
}

function hasMark(state: EditorState | null, name: RunMark): boolean {
  const type = documentModel.marks[name]
  if (!state || !type) return false
  const { empty, from, to, $from } = state.selection
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
  return state.doc.rangeHasMark(from, to, type)
}

const icon = { size: 17, 'aria-hidden': true } as const
const looks: [RunMark, ReactNode][] = [
  ['bold', <Bold key="bold" {...icon} />],
  ['italic', <Italic key="italic" {...icon} />],
  ['underline', <Underline key="underline" {...icon} />],
  ['strike', <Strikethrough key="strike" {...icon} />],
  ['superscript', <Superscript key="superscript" {...icon} />],
  ['subscript', <Subscript key="subscript" {...icon} />],
  ['highlight', <Highlighter key="highlight" {...icon} />],
]
const aligns = [
  ['left', <AlignLeft key="left" {...icon} />],
  ['center', <AlignCenter key="center" {...icon} />],
  ['right', <AlignRight key="right" {...icon} />],
  ['justify', <AlignJustify key="justify" {...icon} />],
] as const

/** What the block of the cursor is, as a value of the choice. */
function blockKind(state: EditorState | null): string {
  const { type, attrs } = state?.selection.$from.parent ?? {}
  if (type?.name === 'heading') return attrs?.role === 'title' ? 'title' : `heading${attrs?.level}`
  if (type?.name === 'clause') return `clause${attrs?.level}`
  return type?.name === 'list' ? 'list' : 'paragraph'
}

function commandOf(kind: string): Command {
  const level = Number(kind.at(-1))
  if (kind === 'title') return setHeading(1, 'title')
  if (kind.startsWith('heading')) return setHeading(level)
  if (kind.startsWith('clause')) return setClause(level)
  return kind === 'list' ? setList(false) : setParagraph
}

function BlockChoice() {
  const t = useTranslations('documentEditor.tools')
  const session = useSession()
  const kind = useEditor(({ state }) => blockKind(state))
  return (
    <select
      aria-label={t('block')}
      value={kind}
      onChange={({ target }) => session.command(commandOf(target.value))}
      className="h-9 shrink-0 rounded-sm border border-line bg-paper px-2 text-sm text-ink"
    >
      <option value="paragraph">{t('paragraph')}</option>
      <option value="title">{t('title')}</option>
      {[1, 2, 3, 4].map((level) => (
        <option key={level} value={`heading${level}`}>
          {t('heading', { level })}
        </option>
      ))}
      {[1, 2, 3, 4, 5, 6, 7, 8].map((level) => (
        <option key={level} value={`clause${level}`}>
          {t('clause', { number: clauseNumber(level, 1) })}
        </option>
      ))}
      <option value="list">{t('listItem')}</option>
    </select>
  )
}

function LookButtons() {
  const t = useTranslations('documentEditor.tools')
  const pressed = useEditor(({ state }) =>
    looks
      .filter(([name]) => hasMark(state, name))
      .map(([name]) => name)
      .join(),
  )
  return looks.map(([name, shape]) => (
    <ToolButton
      key={name}
      label={t(name)}
      command={toggleLook(name)}
      pressed={pressed.split(',').includes(name)}
    >
      {shape}
    </ToolButton>
  ))
}

function HistoryButtons() {
  const t = useTranslations('documentEditor.tools')
  const canUndo = useEditor(({ state }) => state !== null && undo(state))
  const canRedo = useEditor(({ state }) => state !== null && redo(state))
  return (
    <>
      <ToolButton label={t('undo')} command={undo} disabled={!canUndo}>
        <Undo2 {...icon} />
      </ToolButton>
      <ToolButton label={t('redo')} command={redo} disabled={!canRedo}>
        <Redo2 {...icon} />
      </ToolButton>
    </>
  )
}

const Gap = () => <Toolbar.Separator className="mx-1 h-6 w-px shrink-0 bg-line" />

/** One stop of Tab; arrow keys go from button to button. On a phone it scrolls sideways. */
export function EditorToolbar() {
  const t = useTranslations('documentEditor.tools')
  const session = useSession()
  const align = useEditor(({ state }) => String(state?.selection.$from.parent.attrs.align ?? ''))
  return (
    <Toolbar.Root
      aria-label={t('label')}
      className="no-print flex shrink-0 items-center gap-0.5 overflow-x-auto border-b border-line px-2 py-1"
    >
      <HistoryButtons />
      <Gap />
      <BlockChoice />
      <Gap />
      <LookButtons />
      <Gap />
      <ToolButton label={t('bullets')} command={setList(false)}>
        <List {...icon} />
      </ToolButton>
      <ToolButton label={t('numbers')} command={setList(true)}>
        <ListOrdered {...icon} />
      </ToolButton>
      <ToolButton label={t('outdent')} command={changeDepth(-1)}>
        <IndentDecrease {...icon} />
      </ToolButton>
      <ToolButton label={t('indent')} command={changeDepth(1)}>
        <IndentIncrease {...icon} />
      </ToolButton>
      <Gap />
      {aligns.map(([name, shape]) => (
        <ToolButton key={name} label={t(name)} command={setAlign(name)} pressed={align === name}>
          {shape}
        </ToolButton>
      ))}
      <Gap />
      <InsertMenu />
      <TableMenu />
      <Toolbar.Button
        aria-label={t('find')}
        title={t('find')}
        className={buttonLook}
        onClick={() => session.openFind()}
      >
        <Search {...icon} />
      </Toolbar.Button>
    </Toolbar.Root>
  )
}
