'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FileButton } from '@/components/ui/form/file-button'
import { largestFile } from '@/lib/citation-check/constants'
import type { FileText as ReadText } from '@/lib/citation-check/schema'
import { AppError } from '@/lib/errors'

const schema = () =>
  import('@/lib/citation-check/schema').then(({ fileTextSchema }) => fileTextSchema)

/** Files whose text can be read; what a file really is, the server sees. */
const endings = '.hwp,.hwpx,.docx,.pdf,.txt,.md'

const problems = [
  'tooLarge',
  'empty',
  'password',
  'noText',
  'unknownType',
  'oldOffice',
  'tooManyPages',
  'locked',
  'distributed',
  'oldPassword',
  'busy',
] as const
type Problem = (typeof problems)[number] | 'broken' | 'rateLimit' | 'failed'

function problemOf(thrown: unknown): Problem {
  if (!(thrown instanceof AppError)) return 'failed'
  if (thrown.code === 'rateLimit') return 'rateLimit'
  if (thrown.code !== 'documentInvalid') return 'failed'
  return problems.find((each) => each === thrown.details?.document) ?? 'broken'
}

/** Reads the text of a file into the form. */
export function FileText({ onText }: { onText: (text: string) => void }) {
  const t = useTranslations('citationCheck.file')
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [read, setRead] = useState<(ReadText & { name: string }) | null>(null)

  async function readFile(file: File) {
    setProblem(null)
    setRead(null)
    if (file.size > largestFile) return setProblem('tooLarge')
    setReading(true)
    try {
      const { apiRead } = await import('@/lib/api-client')
      const found = await apiRead('/api/citations/text', {
        method: 'POST',
        body: file,
        schema,
        timeoutMs: 130_000,
      })
      onText(found.text)
      setRead({ ...found, name: file.name })
    } catch (thrown) {
      setProblem(problemOf(thrown))
    } finally {
      setReading(false)
    }
  }

  return (
    <div className="min-w-0">
      <FileButton endings={endings} isBusy={isReading} onFile={readFile}>
        {t(isReading ? 'reading' : 'choose')}
      </FileButton>
      <p role="alert" className="mt-1 text-sm text-danger empty:hidden">
        {problem ? t(`problems.${problem}`) : null}
      </p>
      <p role="status" className="mt-1 text-sm text-soft empty:hidden">
        {read
          ? [
              t('read', { name: read.name }),
              read.isCut && t('cut'),
              read.unreadPages.length > 0 && t('unread', { pages: read.unreadPages.join(', ') }),
            ]
              .filter(Boolean)
              .join(' ')
          : null}
      </p>
    </div>
  )
}
