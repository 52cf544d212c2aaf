import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSession } from '@/components/documents/editor/session/use-editor'
import { ActionMenu } from '@/components/ui/overlay/action-menu'

const formats = ['docx', 'hwpx', 'pdf', 'md', 'txt'] as const

/** Saves the document as a file of the machine, once what was written last is saved. */
export function ExportMenu() {
  const t = useTranslations('documentEditor.export')
  const session = useSession()
  const save = async (format: (typeof formats)[number]) => {
    await session.saver.flush()
    window.location.assign(`/api/documents/${session.written.document.id}/export?format=${format}`)
  }
  return (
    <ActionMenu
      label={
        <>
          <Download size={17} aria-hidden="true" />
          <span className="max-sm:sr-only">{t('label')}</span>
        </>
      }
      className="flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm text-soft hover:bg-sheet hover:text-ink"
      actions={formats.map((format) => ({
        key: format,
        label: t(format),
        onSelect: () => void save(format),
      }))}
    />
  )
}
