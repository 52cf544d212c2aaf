import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSession } from '@/components/documents/editor/session/use-editor'
import { renameDocument } from '@/lib/documents/actions'
import { longestName } from '@/lib/documents/constants'

/** The name of the document, which is changed where it stands. */
export function RenameField() {
  const t = useTranslations('documentEditor')
  const { document } = useSession().written
  const [name, setName] = useState(document.name)
  const [kept, setKept] = useState(document.name)
  const [problem, setProblem] = useState('')

  async function keep() {
    const wanted = name.trim()
    if (wanted === kept) return
    const result = await renameDocument(document.id, wanted).catch(() => ({ ok: false }) as const)
    setProblem(result.ok ? '' : t('renameFailed'))
    if (result.ok) setKept(wanted)
    else setName(kept)
  }

  return (
    <div className="min-w-0 grow basis-40">
      <h1 className="sr-only">{kept}</h1>
      <input
        type="text"
        aria-label={t('name')}
        value={name}
        maxLength={longestName}
        onChange={({ target }) => setName(target.value)}
        onBlur={() => void keep()}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') event.currentTarget.blur()
          if (event.key === 'Escape') setName(kept)
        }}
        className="w-full max-w-[28rem] truncate rounded-sm border border-transparent bg-transparent px-1.5 py-1 font-bold hover:border-line focus:border-strong"
      />
      {problem ? (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
