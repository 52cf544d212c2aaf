import { useTranslations } from 'next-intl'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'
import { FormDialog } from '@/components/documents/form-dialog'
import { CheckboxField, TextField } from '@/components/ui/form/field'

/** What stands at the head and foot of every page of the document that is written out. */
export function PageDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('documentEditor.page')
  const session = useSession()
  const attrs = useEditor(({ state }) => state?.doc.attrs)
  return (
    <FormDialog
      title={t('title')}
      send={t('apply')}
      onClose={onClose}
      onSubmit={async (data) => {
        onClose()
        session.command((state, dispatch) => {
          dispatch?.(
            state.tr
              .setDocAttribute('header', String(data.get('header') ?? '').trim())
              .setDocAttribute('footer', String(data.get('footer') ?? '').trim())
              .setDocAttribute('pageNumbers', data.get('pageNumbers') !== null),
          )
          return true
        })
        return null
      }}
    >
      <TextField
        name="header"
        label={t('header')}
        maxLength={200}
        defaultValue={String(attrs?.header ?? '')}
      />
      <TextField
        name="footer"
        label={t('footer')}
        maxLength={200}
        defaultValue={String(attrs?.footer ?? '')}
      />
      <CheckboxField
        name="pageNumbers"
        label={t('numbers')}
        defaultChecked={attrs?.pageNumbers !== false}
      />
    </FormDialog>
  )
}
