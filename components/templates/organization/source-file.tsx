'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-class'
import { Spinner } from '@/components/ui/spinner'
import { AppError } from '@/lib/errors'
import { useRouter } from '@/lib/i18n/navigation'
import { largestSourceFile, sourceFormats } from '@/lib/templates/organization/constants'
import { SourceRefusal } from './source-refusal'

const endings = sourceFormats.map((format) => `.${format}`).join(',')
const schema = () =>
  import('@/lib/templates/organization/file-schema').then(
    ({ fileAnswerSchema }) => fileAnswerSchema,
  )

type Outcome =
  | { fields: number }
  | { refused: { problem: string; at: string } }
  | { reason: string }

const problems = ['missing', 'forbidden', 'stale', 'tooOften'] as const

function outcomeOf(thrown: unknown): Outcome {
  if (!(thrown instanceof AppError)) return { reason: 'unavailable' }
  if (thrown.code === 'rateLimit') return { reason: 'tooOften' }
  if (thrown.code !== 'documentInvalid') return { reason: 'unavailable' }
  return { refused: { problem: String(thrown.details?.document), at: '' } }
}

/** Takes the document of a template from a file of this computer. */
export function SourceFile({ template, rev }: { template: string; rev: number }) {
  const t = useTranslations('organizationTemplates')
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isReady, setReady] = useState(false)
  const [isReading, setReading] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  async function send(file: File) {
    setOutcome(null)
    if (file.size > largestSourceFile) {
      return setOutcome({ refused: { problem: 'tooLarge', at: '' } })
    }
    setReading(true)
    try {
      const { apiRead } = await import('@/lib/api-client')
      const answer = await apiRead(`/api/organization-templates/${template}/source`, {
        method: 'PUT',
        query: { rev, name: file.name },
        body: file,
        schema,
        timeoutMs: 130_000,
      })
      setOutcome(answer)
      if ('fields' in answer) router.refresh()
    } catch (thrown) {
      setOutcome(outcomeOf(thrown))
    } finally {
      setReading(false)
    }
  }

  // Without script nothing would happen, so nothing is shown.
  useEffect(() => setReady(true), [])
  if (!isReady) return null
  const reason = outcome && 'reason' in outcome ? outcome.reason : null
  const said = problems.find((each) => each === reason) ?? 'unavailable'
  return (
    <div className="space-y-2">
      <input
        ref={input}
        type="file"
        accept={endings}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void send(file)
          target.value = ''
        }}
      />
      <button
        type="button"
        className={buttonClass()}
        aria-disabled={isReading}
        onClick={() => !isReading && input.current?.click()}
      >
        {isReading ? <Spinner className="size-4" /> : null}
        {t(isReading ? 'source.reading' : 'source.file')}
      </button>
      <SourceRefusal refused={outcome && 'refused' in outcome ? outcome.refused : null} />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {reason ? t(`problem.${said}`) : null}
      </p>
      <p role="status" className="text-sm text-good empty:hidden">
        {outcome && 'fields' in outcome ? t('source.taken', { count: outcome.fields }) : null}
      </p>
    </div>
  )
}
