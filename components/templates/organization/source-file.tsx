'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FileButton } from '@/components/ui/form/file-button'
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

  const reason = outcome && 'reason' in outcome ? outcome.reason : null
  const said = problems.find((each) => each === reason) ?? 'unavailable'
  return (
    <div className="space-y-2">
      <FileButton endings={endings} isBusy={isReading} onFile={send}>
        {t(isReading ? 'source.reading' : 'source.file')}
      </FileButton>
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
