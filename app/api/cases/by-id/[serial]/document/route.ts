import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { readQuery, respond } from '@/lib/api'
import { decisionFormats } from '@/lib/corpus/constants'
import { caseHref } from '@/lib/corpus/links'
import { parseRequest, serialSchema } from '@/lib/corpus/request-schema'
import { getCase } from '@/lib/corpus/service'
import { writeDocument } from '@/lib/documents/write/write-document'
import { AppError } from '@/lib/errors'
import { absoluteUrl } from '@/lib/i18n/alternates'
import { locales } from '@/lib/i18n/routing'
import { koreanDay } from '@/lib/korean-time'
import { createRateLimiter } from '@/lib/rate-limit'
import { decisionContent } from '@/lib/saved/decision-content'

type Context = { params: Promise<{ serial: string }> }

/** A file costs more than a page. */
const limiter = createRateLimiter({ name: 'decision-documents', points: 40, seconds: 600 })
const querySchema = z.object({
  format: z.enum(decisionFormats),
  locale: z.enum(locales).default('ko'),
})

/** A decision as a file, with its citation and where it is from. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const serial = parseRequest(serialSchema, (await params).serial)
      const asked = querySchema.safeParse(readQuery(request))
      if (!asked.success) throw new AppError('validation', { details: { fields: ['format'] } })
      const { format, locale } = asked.data
      const [detail, c, a] = await Promise.all([
        getCase(serial),
        getTranslations({ locale, namespace: 'case' }),
        getTranslations({ locale, namespace: 'caseActions' }),
      ])
      const content = decisionContent(detail, locale, {
        issues: c('issues'),
        text: c('text'),
        numbers: c('numbers'),
        summary: a('summaryNote'),
        source: a('sourceNote', { day: koreanDay(new Date()) }),
        address: absoluteUrl(locale, caseHref(detail)),
      })
      const number = (detail.numbers[0] ?? detail.caseNumber).replace(/[^\p{L}\p{N}-]/gu, '_')
      return answerFile(
        await writeDocument(content, format),
        `${number}.${format}`,
        `decision-${serial}.${format}`,
      )
    },
    limiter,
  )
}
