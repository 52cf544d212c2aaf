import { useTranslations } from 'next-intl'
import { TextField } from '@/components/ui/form/field'
import { tagDocument } from '@/lib/documents/actions'
import type { DialogProps } from './document-action'
import { FormDialog } from './form-dialog'

/** Words of one's own for a document, with commas between them. */
export function TagsDialog({ action, onClose, run }: DialogProps<'tags'>) {
  const t = useTranslations('documents')
  const { item } = action
  return (
    <FormDialog
      title={t('tagsOf', { name: item.name })}
      send={t('tagsKeep')}
      onClose={onClose}
      onSubmit={(data) =>
        run(
          () => tagDocument(item.id, String(data.get('tags') ?? '')),
          t('done.tags', { name: item.name }),
        )
      }
    >
      {(error) => (
        <TextField
          name="tags"
          label={t('tags')}
          hint={t('tagsHint')}
          defaultValue={item.tags.join(', ')}
          maxLength={600}
          error={error}
        />
      )}
    </FormDialog>
  )
}
