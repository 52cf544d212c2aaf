import { useTranslations } from 'next-intl'
import { selectPlace } from '@/components/documents/editor/session/editor-commands'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'

const insets = ['', 'pl-0', 'pl-3', 'pl-6', 'pl-9']

/** Headings and articles; a press leads to each. */
export function OutlinePanel() {
  const t = useTranslations('documentEditor.outline')
  const session = useSession()
  const outline = useEditor((snapshot) => snapshot.outline)
  const missing = useEditor((snapshot) => snapshot.missing)
  return (
    <>
      {outline.length > 0 ? (
        <ol className="space-y-0.5 text-sm">
          {outline.map(({ position, level, number, text }) => (
            <li key={position} className={insets[level] ?? ''}>
              <button
                type="button"
                className="block w-full truncate py-1 text-left hover:text-seal"
                onClick={() => session.command(selectPlace(position + 1))}
              >
                {number ? <span className="mr-1.5 text-soft">{number}</span> : null}
                {text}
              </button>
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-sm text-soft">{t('empty')}</p>
      )}
      {missing > 0 ? (
        <p className="mt-3 border-l-2 border-danger pl-2.5 text-sm">
          {t('missing', { count: missing })}
        </p>
      ) : null}
    </>
  )
}
