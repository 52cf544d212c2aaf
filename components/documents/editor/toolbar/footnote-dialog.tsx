import { useTranslations } from 'next-intl'
import { FormDialog } from '@/components/documents/form-dialog'
import { TextArea } from '@/components/ui/form/field'

export function FootnoteDialog({
  onClose,
  onInsert,
}: {
  onClose: () => void
  onInsert: (text: string) => void
}) {
  const t = useTranslations('documentEditor.insert')
  return (
    <FormDialog
      title={t('footnote')}
      send={t('put')}
      onClose={onClose}
      onSubmit={async (data) => {
        const text = String(data.get('text') ?? '').trim()
        if (text === '') return null
        onClose()
        onInsert(text)
        return null
      }}
    >
      <TextArea name="text" label={t('footnoteText')} required rows={3} maxLength={2000} />
    </FormDialog>
  )
}
