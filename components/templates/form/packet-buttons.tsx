import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { z } from 'zod'
import { buttonClass } from '@/components/ui/button-class'
import { FieldError } from '@/components/ui/form/field-frame'
import { ApiError, apiRead } from '@/lib/api-client'
import { apiDownload, saveFile } from '@/lib/api-download'
import { useRouter } from '@/lib/i18n/navigation'
import type { TypedAnswers } from '@/lib/templates/example-answers'

const madeSchema = z.object({ document: z.object({ id: z.uuid() }) })

type Problem = 'tooMany' | 'failed' | 'login' | 'full'

const problemOf = (thrown: unknown): Problem => {
  if (!(thrown instanceof ApiError)) return 'failed'
  if (thrown.status === 401) return 'login'
  if (thrown.status === 429) return 'tooMany'
  return ['tooMany', 'full'].includes(String(thrown.details?.document)) ? 'full' : 'failed'
}

/** The document with all that goes with it as one file, and the way into the editor. */
export function PacketButtons({
  template,
  typed,
  isNew,
  hasPapers,
}: {
  template: string
  typed: TypedAnswers
  /** Whether the document is not in the library yet. */
  isNew: boolean
  /** Whether other papers go with the document. */
  hasPapers: boolean
}) {
  const t = useTranslations('templates.packet')
  const router = useRouter()
  const [busy, setBusy] = useState<'zip' | 'editor' | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function work(what: 'zip' | 'editor', run: () => Promise<void>) {
    if (busy) return
    setBusy(what)
    setProblem(null)
    try {
      await run()
    } catch (thrown) {
      setProblem(problemOf(thrown))
    } finally {
      setBusy(null)
    }
  }
  const download = () =>
    work('zip', async () => {
      saveFile(
        await apiDownload(`/api/templates/${template}/packet`, `${template}.zip`, {
          method: 'POST',
          body: { answers: typed },
        }),
      )
    })
  const edit = () =>
    work('editor', async () => {
      const made = await apiRead(`/api/templates/${template}/documents`, {
        method: 'POST',
        body: { answers: typed },
        schema: madeSchema,
      })
      router.push(`/ai-chat/documents/${made.document.id}`)
    })
  return (
    <div className="mt-5">
      {hasPapers ? <p className="mb-2 text-sm text-soft">{t('zipText')}</p> : null}
      <div className="flex flex-wrap gap-2.5">
        {hasPapers ? (
          <button
            type="button"
            aria-disabled={busy !== null}
            className={buttonClass('quiet')}
            onClick={() => void download()}
          >
            {busy === 'zip' ? t('writing') : t('zip')}
          </button>
        ) : null}
        {isNew ? (
          <button
            type="button"
            aria-disabled={busy !== null}
            className={buttonClass('quiet')}
            onClick={() => void edit()}
          >
            {busy === 'editor' ? t('writing') : t('edit')}
          </button>
        ) : null}
      </div>
      <FieldError id="packet-error">{problem ? t(problem) : null}</FieldError>
    </div>
  )
}
