'use client'

import { FileUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type DragEvent, useId, useState } from 'react'
import { buttonClass, inputClass } from '@/components/ui/button-class'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { longestContract } from '@/lib/contracts/constants'
import { reviewPath } from '@/lib/contracts/reviews/constants'
import { useRouter } from '@/lib/i18n/navigation'
import {
  type BeginProblem,
  type Begun,
  beginWithDocument,
  beginWithFile,
  beginWithText,
} from './start-request'

const accepted = '.hwp,.hwpx,.docx,.pdf,.txt,.md,.png,.jpg,.jpeg,.webp,.tif,.tiff'

type Way = 'text' | 'file' | 'document'

/** A contract is pasted, uploaded or taken from the library. What was typed stays whatever happens. */
export function StartReview({ documents }: { documents: readonly { id: string; name: string }[] }) {
  const t = useTranslations('contracts.start')
  const router = useRouter()
  const ids = useId()
  const [text, setText] = useState('')
  const [document, setDocument] = useState('')
  const [busy, setBusy] = useState<Way | null>(null)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<{ way: Way; reason: BeginProblem } | null>(null)

  async function start(way: Way, begin: () => Promise<Begun>) {
    if (busy) return
    setBusy(way)
    setProblem(null)
    const begun = await begin().catch((): Begun => ({ ok: false, reason: 'failed' }))
    if (begun.ok) return router.push(reviewPath(begun.id))
    setBusy(null)
    setProblem({ way, reason: begun.reason })
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) void start('file', () => beginWithFile(file))
  }

  const problemAt = (way: Way) =>
    problem?.way === way ? (
      <Notice tone="error" role="alert">
        {t(`problem.${problem.reason}`, { most: longestContract })}
      </Notice>
    ) : null
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form
        className="space-y-2"
        onSubmit={(event) => {
          event.preventDefault()
          void start('text', () => beginWithText(text))
        }}
      >
        <label htmlFor={`${ids}text`} className="block text-sm font-semibold">
          {t('text')}
        </label>
        <textarea
          id={`${ids}text`}
          rows={9}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          aria-invalid={problem?.way === 'text' ? true : undefined}
          placeholder={t('placeholder')}
          className={`${inputClass} py-2`}
        />
        {problemAt('text')}
        <button type="submit" className={buttonClass('primary')} disabled={busy !== null}>
          {busy === 'text' ? <Spinner className="size-4" /> : null}
          {t('submit')}
        </button>
      </form>
      <div className="space-y-6">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button */}
        <div
          className={`space-y-2 border border-dashed px-4 py-4 rounded-sm ${over ? 'border-seal bg-sheet' : 'border-strong'}`}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <p className="text-sm font-semibold">{t('file')}</p>
          <p className="text-sm text-soft">{t('formats')}</p>
          <input
            id={`${ids}file`}
            type="file"
            accept={accepted}
            disabled={busy !== null}
            className="peer sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void start('file', () => beginWithFile(file))
              currentTarget.value = ''
            }}
          />
          <label
            htmlFor={`${ids}file`}
            aria-disabled={busy !== null}
            className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
          >
            {busy === 'file' ? (
              <Spinner className="size-4" />
            ) : (
              <FileUp size={16} aria-hidden="true" />
            )}
            {t(busy === 'file' ? 'sending' : 'choose')}
          </label>
          {problemAt('file')}
        </div>
        {documents.length > 0 ? (
          <form
            className="space-y-2"
            onSubmit={(event) => {
              event.preventDefault()
              if (document) void start('document', () => beginWithDocument(document))
            }}
          >
            <label htmlFor={`${ids}document`} className="block text-sm font-semibold">
              {t('library')}
            </label>
            <select
              id={`${ids}document`}
              value={document}
              onChange={({ currentTarget }) => setDocument(currentTarget.value)}
              className={inputClass}
            >
              <option value="">{t('none')}</option>
              {documents.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            {problemAt('document')}
            <button
              type="submit"
              className={buttonClass()}
              disabled={busy !== null || document === ''}
            >
              {t('fromLibrary')}
            </button>
          </form>
        ) : null}
      </div>
    </div>
  )
}
