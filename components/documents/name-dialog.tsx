import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/field'
import { makeFolder, renameDocument, renameFolder } from '@/lib/documents/actions'
import { longestFolderName, longestName } from '@/lib/documents/constants'
import type { DialogProps } from './document-action'
import { FormDialog } from './form-dialog'

/** Asks for a name: of a new folder, or another one for what is there. */
export function NameDialog({ action, onClose, run }: DialogProps<'newFolder' | 'rename'>) {
  const t = useTranslations('documents')
  const isNew = action.kind === 'newFolder'
  const longest = isNew || action.of === 'folder' ? longestFolderName : longestName

  function change(data: FormData) {
    const name = String(data.get('name'))
    const write = () => {
      if (action.kind === 'newFolder') return makeFolder(name, action.parent)
      return action.of === 'folder'
        ? renameFolder(action.item.id, name)
        : renameDocument(action.item.id, name)
    }
    return run(write, t(isNew ? 'done.newFolder' : 'done.rename', { name }))
  }

  return (
    <FormDialog
      title={t(isNew ? 'newFolder' : 'rename')}
      send={t(isNew ? 'make' : 'rename')}
      onClose={onClose}
      onSubmit={change}
    >
      {(error) => (
        <TextField
          name="name"
          label={t('name')}
          defaultValue={isNew ? '' : action.item.name}
          error={error}
          required
          maxLength={longest}
          autoComplete="off"
        />
      )}
    </FormDialog>
  )
}
