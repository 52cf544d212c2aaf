import { useTranslations } from 'next-intl'
import { EditorDialog } from '@/components/documents/editor/editor-dialog'
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
    <EditorDialog
      title={t('footnote')}
      send={t('put')}
      onClose={onClose}
      onSubmit={(data) => {
        const text = String(data.get('text') ?? '').trim()
        if (text === '') return
        onClose()
        onInsert(text)
      }}
    >
      <TextArea name="text" label={t('footnoteText')} required rows={3} maxLength={2000} />
    </EditorDialog>
  )
}
