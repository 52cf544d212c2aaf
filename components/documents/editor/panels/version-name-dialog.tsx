import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/documents/form-dialog'
import { TextArea, TextField } from '@/components/ui/form/field'
import { longestVersionName, longestVersionNote } from '@/lib/documents/editor/constants'
import type { DocumentVersion } from '@/lib/documents/editor/schema'

export function VersionNameDialog({
  version,
  onClose,
  onName,
}: {
  version: DocumentVersion
  onClose: () => void
  onName: (given: { name: string; note: string }) => void
}) {
  const t = useTranslations('documentEditor.versions')
  return (
    <FormDialog
      title={t('nameTitle', { no: version.no })}
      send={t('keepName')}
      onClose={onClose}
      onSubmit={async (data) => {
        onName({ name: String(data.get('name') ?? ''), note: String(data.get('note') ?? '') })
        return null
      }}
    >
      <TextField
        name="name"
        label={t('name')}
        maxLength={longestVersionName}
        defaultValue={version.name ?? ''}
      />
      <TextArea
        name="note"
        label={t('note')}
        rows={3}
        maxLength={longestVersionNote}
        defaultValue={version.note ?? ''}
      />
    </FormDialog>
  )
}
