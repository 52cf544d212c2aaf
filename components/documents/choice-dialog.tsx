import { useTranslations } from 'next-intl'
import { SelectField } from '@/components/ui/form/field'
import { categorizeDocument, moveDocument, moveFolder } from '@/lib/documents/actions'
import { categories } from '@/lib/documents/constants'
import { moveTargets, treeOf } from '@/lib/documents/folder-tree'
import type { DialogProps } from './document-dialogs'
import { FormDialog } from './form-dialog'

/** Asks where something is to go: into which folder, or under which category. */
export function ChoiceDialog({ act, shelf, onClose, run }: DialogProps<'move' | 'sort'>) {
  const t = useTranslations('documents')
  const { item } = act
  const places =
    act.of === 'folder' ? moveTargets(shelf.folders, act.item.id) : treeOf(shelf.folders)
  const now =
    act.kind === 'sort'
      ? act.item.category
      : ((act.of === 'folder' ? act.item.parent_id : act.item.folder_id) ?? '')

  function change(data: FormData) {
    const chosen = String(data.get('to'))
    const write = () => {
      if (act.kind === 'sort') return categorizeDocument(item.id, chosen)
      const to = chosen === '' ? null : chosen
      return act.of === 'folder' ? moveFolder(item.id, to) : moveDocument(item.id, to)
    }
    return run(write, t(`done.${act.kind}`, { name: item.name }))
  }

  return (
    <FormDialog
      title={t(act.kind === 'sort' ? 'sortOf' : 'moveOf', { name: item.name })}
      send={t(act.kind)}
      onClose={onClose}
      onSubmit={change}
    >
      {(error) => (
        <SelectField
          name="to"
          label={t(act.kind === 'sort' ? 'category' : 'folder')}
          defaultValue={now}
          error={error}
        >
          {act.kind === 'sort' ? (
            categories.map((each) => (
              <option key={each} value={each}>
                {t(`categories.${each}`)}
              </option>
            ))
          ) : (
            <>
              <option value="">{t('top')}</option>
              {places.map(({ id, path }) => (
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
