import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { FieldError } from '@/components/ui/form/field-frame'
import { ApiError, apiRead } from '@/lib/api-client'
import { largestCover } from '@/lib/content/constants'
import { coverHref, coverTypes } from '@/lib/content/cover-type'

type CoverError = 'tooLarge' | 'notPicture' | 'unauthorized' | 'forbidden' | 'failed'

const knownErrors: readonly CoverError[] = ['tooLarge', 'notPicture', 'unauthorized', 'forbidden']

/** Sends a picture; answers its key, or why it was refused. */
async function uploadCover(file: File): Promise<{ key: string } | { error: CoverError }> {
  if (file.size > largestCover) return { error: 'tooLarge' }
  if (!coverTypes.includes(file.type)) return { error: 'notPicture' }
  try {
    return await apiRead('/api/posts/covers', {
      method: 'POST',
      body: file,
      schema: () => import('@/lib/content/schema').then((module) => module.storedCoverSchema),
    })
  } catch (thrown) {
    const reason = thrown instanceof ApiError ? (thrown.details?.cover ?? thrown.code) : null
    return { error: knownErrors.find((each) => each === reason) ?? 'failed' }
  }
}

/** The picture above a post: chosen, sent at once, shown as it will be. */
export function CoverField({
  cover,
  onChange,
}: {
  cover: string | null
  onChange: (cover: string | null) => void
}) {
  const t = useTranslations('blogEditor')
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<CoverError | null>(null)
  const id = useId()

  async function send(file: File | undefined) {
    if (!file) return
    setSending(true)
    setError(null)
    const sent = await uploadCover(file)
    setSending(false)
    if ('key' in sent) onChange(sent.key)
    else setError(sent.error)
    if (input.current) input.current.value = ''
  }

  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {t('field.cover')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {t('field.coverHint')}
      </p>
      {cover ? (
        // biome-ignore lint/performance/noImgElement: stored as it is shown
        <img
          src={coverHref(cover)}
          alt=""
          className="mt-2 aspect-[1200/630] w-full border border-line object-cover"
        />
      ) : null}
      <input
        ref={input}
        id={id}
        type="file"
        accept={coverTypes.join(',')}
        disabled={sending}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        className="peer sr-only"
        onChange={(event) => send(event.target.files?.[0])}
      />
      {/* The browser's own button speaks the browser's language, not the page's. */}
      <label
        htmlFor={id}
        className={`${buttonClass()} mt-2 cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
      >
        {t('chooseCover')}
      </label>
      <p role="status" className="text-sm text-soft">
        {sending ? t('uploading') : ''}
      </p>
      <FieldError id={`${id}-error`}>{error ? t(`problem.${error}`) : null}</FieldError>
      {cover ? (
        <button type="button" className={buttonClass('bare')} onClick={() => onChange(null)}>
          {t('removeCover')}
        </button>
      ) : null}
    </div>
  )
}
