import { useTranslations } from 'next-intl'
import type { Command } from 'prosemirror-state'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'
import { FormDialog } from '@/components/documents/form-dialog'
import { SelectField } from '@/components/ui/form/field'
import type { ListedClause } from '@/lib/documents/editor/clause-list'
import { documentModel } from '@/lib/documents/editor/document-model'

/** Names a clause by a reference that follows when numbers change; the clause gets an id to be found by. */
function refer({ position, id, name }: ListedClause): Command {
  return (state, dispatch) => {
    const target = id ?? crypto.randomUUID()
    const node = documentModel.nodes.reference?.create({ target, label: name })
    if (!node || !state.selection.$from.parent.inlineContent) return false
    const { tr } = state
    if (!id) tr.setNodeAttribute(position, 'id', target)
    dispatch?.(tr.replaceSelectionWith(node, true).scrollIntoView())
    return true
  }
}

export function ReferenceDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('documentEditor.insert')
  const session = useSession()
  const clauses = useEditor((snapshot) => snapshot.clauses)
  return (
    <FormDialog
      title={t('reference')}
      send={t('put')}
      onClose={onClose}
      onSubmit={async (data) => {
        const chosen = clauses[Number(data.get('clause'))]
        onClose()
        if (chosen) session.command(refer(chosen))
        return null
      }}
    >
      {clauses.length > 0 ? (
        <SelectField name="clause" label={t('clause')}>
          {clauses.map(({ position, name, text }, at) => (
            <option key={position} value={at}>
              {`${name} ${text.slice(0, 40)}`}
            </option>
          ))}
        </SelectField>
      ) : (
        <p>{t('noClauses')}</p>
      )}
    </FormDialog>
  )
}
