import { getTranslations } from 'next-intl/server'
import { answerFile } from '@/lib/answer-file'
import { readBytes, respond } from '@/lib/api'
import { checkedCitation } from '@/lib/citation-check/checked-citation'
import { largestReportForm } from '@/lib/citation-check/constants'
import { reportContent, reportCsv, reportWords } from '@/lib/citation-check/report'
import { reportRequestSchema } from '@/lib/citation-check/schema'
import { checkCitations } from '@/lib/corpus/service'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument } from '@/lib/documents/write/write-document'
import { AppError } from '@/lib/errors'
import { koreanDay } from '@/lib/korean-time'
import { createRateLimiter } from '@/lib/rate-limit'

/** A file costs more than a search. */
const limiter = createRateLimiter({ name: 'citation-reports', points: 40, seconds: 600 })

/** The findings of a text as a file, checked anew; a plain form, so that it works without script. Nothing is kept. */
export function POST(request: Request): Promise<Response> {
  return respond(
    request,
    async () => {
      const form = await readBytes(request, largestReportForm, () => new AppError('textTooLong'))
      const fields = Object.fromEntries(new URLSearchParams(form.toString('utf8')))
      const asked = reportRequestSchema.safeParse(fields)
      if (!asked.success) throw new AppError('validation')
      const { text, format, locale } = asked.data
      const citations = (await checkCitations(text)).map(checkedCitation)
      const day = koreanDay(new Date())
      const t = await getTranslations({ locale, namespace: 'citationCheck' })
      const words = reportWords(t as unknown as Parameters<typeof reportWords>[0], day)
      const name = `beopdap-citations-${day}.${format}` as const
      if (format === 'csv') return answerFile(reportCsv(citations, words), name)
      const content = contentSchema.parse({ ...reportContent(citations, words), language: locale })
      return answerFile(await writeDocument(content, format), name)
    },
    limiter,
  )
}
