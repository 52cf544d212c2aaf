import { useTranslations } from 'next-intl'
import { selectRange } from '@/components/documents/editor/session/editor-commands'
import { useEditor, useSession } from '@/components/documents/editor/session/use-editor'
import { buttonClass } from '@/components/ui/button-class'
import { type TextChange, wordsBetween } from '@/lib/documents/editor/changes'

const shorten = (words: string) => {
  const plain = words.replace(/\s+/g, ' ').trim()
  return plain.length > 120 ? `${plain.slice(0, 120)}…` : plain || '¶'
}

function ChangeItem({ change }: { change: TextChange }) {
  const t = useTranslations('documentEditor.changes')
  const session = useSession()
  const { base, view } = session
  if (!base || !view) return null
  const deleted =
    change.toA > change.fromA ? shorten(wordsBetween(base, change.fromA, change.toA)) : ''
  const inserted =
    change.toB > change.fromB ? shorten(wordsBetween(view.state.doc, change.fromB, change.toB)) : ''
  return (
    <li className="border-b border-line py-2.5">
      <button
        type="button"
        className="block w-full text-left text-sm hover:text-seal"
        onClick={() => session.command(selectRange(change.fromB, change.toB))}
      >
        {deleted ? (
          <del className="change-deleted mr-1">
            <span className="sr-only">{t('deleted')}</span>
            {deleted}
          </del>
        ) : null}
        {inserted ? (
          <ins className="change-inserted">
            <span className="sr-only">{t('inserted')}</span>
            {inserted}
          </ins>
        ) : null}
      </button>
      <div className="mt-1.5 flex gap-3 text-sm font-semibold">
        <button type="button" className="text-good" onClick={() => session.accept(change)}>
          {t('accept')}
        </button>
        <button type="button" className="text-danger" onClick={() => session.reject(change)}>
          {t('reject')}
        </button>
      </div>
    </li>
  )
}

/** What has changed against the text that is compared with, each to be accepted or rejected. */
export function ChangesPanel() {
  const t = useTranslations('documentEditor.changes')
  const session = useSession()
  const tracking = useEditor((snapshot) => snapshot.tracking)
  const changes = useEditor((snapshot) => snapshot.changes)
  if (!tracking)
    return (
      <>
        <p className="text-sm">{t('off')}</p>
        <button
          type="button"
          className={`${buttonClass('primary')} mt-3`}
          onClick={() => session.startTracking()}
        >
          {t('start')}
        </button>
      </>
    )
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {t('count', { count: changes.length })}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonClass()}
          disabled={changes.length === 0}
          onClick={() => session.acceptAll()}
        >
          {t('acceptAll')}
        </button>
        <button
          type="button"
          className={buttonClass()}
          disabled={changes.length === 0}
          onClick={() => session.rejectAll()}
        >
          {t('rejectAll')}
        </button>
        <button type="button" className={buttonClass()} onClick={() => session.stopTracking()}>
          {t('stop')}
        </button>
      </div>
      <ul className="mt-3">
        {changes.slice(0, 200).map((change) => (
          <ChangeItem key={`${change.fromA}-${change.fromB}-${change.toB}`} change={change} />
        ))}
      </ul>
    </>
  )
}
