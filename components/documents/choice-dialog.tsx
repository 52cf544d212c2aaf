import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/form/field'
import { categorizeDocument, moveDocument, moveFolder } from '@/lib/documents/actions'
import { categories } from '@/lib/documents/constants'
import { moveTargets, treeOf } from '@/lib/documents/folder-tree'
import type { DialogProps } from './document-action'
import { FormDialog } from './form-dialog'

/** Asks where something is to go: into which folder, or under which category. */
export function ChoiceDialog({ action, library, onClose, run }: DialogProps<'move' | 'sort'>) {
  const t = useTranslations('documents')
  const { item } = action
  const targets =
    action.of === 'folder' ? moveTargets(library.folders, action.item.id) : treeOf(library.folders)
  const now =
    action.kind === 'sort'
      ? action.item.category
      : ((action.of === 'folder' ? action.item.parent_id : action.item.folder_id) ?? '')

  function change(data: FormData) {
    const chosen = String(data.get('to'))
    const write = () => {
      if (action.kind === 'sort') return categorizeDocument(item.id, chosen)
      const to = chosen === '' ? null : chosen
      return action.of === 'folder' ? moveFolder(item.id, to) : moveDocument(item.id, to)
    }
    return run(write, t(`done.${action.kind}`, { name: item.name }))
  }

  return (
    <FormDialog
      title={t(action.kind === 'sort' ? 'sortOf' : 'moveOf', { name: item.name })}
      send={t(action.kind)}
      onClose={onClose}
      onSubmit={change}
    >
      {(error) => (
        <SelectField
          name="to"
          label={t(action.kind === 'sort' ? 'category' : 'folder')}
          defaultValue={now}
          error={error}
        >
          {action.kind === 'sort' ? (
            categories.map((each) => (
              <option key={each} value={each}>
                {t(`categories.${each}`)}
              </option>
            ))
          ) : (
            <>
              <option value="">{t('top')}</option>
              {targets.map(({ id, path }) => (
                <option key={id} value={id}>
                  {path.join(' / ')}
                </option>
              ))}
            </>
          )}
        </SelectField>
      )}
    </FormDialog>
  )
}
