import { PanelRightOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { previewAttribute } from './preview-attribute'

/**
 * Shows its result in the column beside the list. The column hears the press, so that a list of results is no
 * script; on a phone there is no column.
 */
export function PreviewButton({ name }: { name: string }) {
  const t = useTranslations('panel')
  return (
    <button
      type="button"
      className="-my-1 hidden size-8 shrink-0 items-center justify-center text-soft hover:text-seal lg:inline-flex"
      aria-label={t('openLabel', { name })}
      title={t('open')}
      {...previewAttribute}
    >
      <PanelRightOpen size={17} aria-hidden="true" />
    </button>
  )
}
