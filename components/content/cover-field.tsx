import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { z } from 'zod'
import { buttonClass } from '@/components/ui/button-class'
import { FieldError } from '@/components/ui/form/field-frame'
import { largestCover } from '@/lib/content/constants'
import { coverHref, coverTypes } from '@/lib/content/cover-type'

type CoverError = 'tooLarge' | 'notPicture' | 'unauthorized' | 'forbidden' | 'failed'

const storedSchema = z.object({ data: z.object({ key: z.string() }) })
const refusedSchema = z.object({
  error: z.object({ code: z.string(), details: z.object({ cover: z.string() }).optional() }),
})
const knownErrors: readonly CoverError[] = ['tooLarge', 'notPicture', 'unauthorized', 'forbidden']

/** Sends a picture; answers its key, or why it was not taken. */
async function uploadCover(file: File): Promise<{ key: string } | { problem: CoverError }> {
  if (file.size > largestCover) return { problem: 'tooLarge' }
  if (!coverTypes.includes(file.type)) return { problem: 'notPicture' }
  try {
    const response = await fetch('/api/posts/covers', {
      method: 'POST',
      headers: { 'content-type': file.type },
      body: file,
    })
    const body: unknown = await response.json()
    const stored = storedSchema.safeParse(body)
    if (stored.success) return { key: stored.data.data.key }
    const refused = refusedSchema.safeParse(body).data?.error
    const reason = refused?.details?.cover ?? refused?.code
    return { problem: knownErrors.find((each) => each === reason) ?? 'failed' }
  } catch {
    return { problem: 'failed' }
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
  const [problem, setProblem] = useState<CoverError | null>(null)
  const id = useId()

  async function send(file: File | undefined) {
    if (!file) return
    setSending(true)
    setProblem(null)
    const sent = await uploadCover(file)
    setSending(false)
    if ('key' in sent) onChange(sent.key)
    else setProblem(sent.problem)
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
        aria-describedby={problem ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={problem ? true : undefined}
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
      <FieldError id={`${id}-error`}>{problem ? t(`problem.${problem}`) : null}</FieldError>
      {cover ? (
        <button type="button" className={buttonClass('bare')} onClick={() => onChange(null)}>
          {t('removeCover')}
        </button>
      ) : null}
    </div>
  )
}
