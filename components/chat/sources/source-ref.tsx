import { useTranslations } from 'next-intl'
import { sourceId } from './source-id'

/** [n]: leads to the source of that number below. */
export function SourceRef({
  messageId,
  no,
  label,
}: {
  messageId: string
  no: number
  label: string
}) {
  const t = useTranslations('chat.message')
  return (
    <a
      href={`#${sourceId(messageId, no)}`}
      data-source={no}
      className="ml-1 text-sm font-semibold text-seal hover:text-seal-strong"
      aria-label={t('ref', { no, label })}
    >
      [{no}]
    </a>
  )
}
