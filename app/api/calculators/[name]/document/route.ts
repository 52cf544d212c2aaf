import { getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { answerFile } from '@/lib/answer-file'
import { respond } from '@/lib/api'
import { calculatorEnvelope, runCalculator } from '@/lib/calculators/calculate'
import { isCalculatorName } from '@/lib/calculators/constants'
import { readKnownValues } from '@/lib/calculators/data'
import { resultDocument } from '@/lib/calculators/result-document'
import { readFileRequest } from '@/lib/calculators/shared-address'
import type { Words } from '@/lib/calculators/words'
import { decodeParam } from '@/lib/decode-param'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { writeDocument, writtenFormats } from '@/lib/documents/write/write-document'
import { AppError } from '@/lib/errors'
import { createRateLimiter } from '@/lib/rate-limit'
import { anonymousClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ name: string }> }

/** A file costs more than a search. */
const limiter = createRateLimiter({ name: 'calculator-documents', points: 40, seconds: 600 })
const formatSchema = z.enum(writtenFormats)

/** A result as a file: `format` is docx, hwpx, pdf, md or txt, `lang` its language. Nothing is kept. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respond(
    request,
    async () => {
      const name = decodeParam((await params).name)
      if (!isCalculatorName(name)) throw new AppError('notFound')
      const { locale, format: asked, input, address } = readFileRequest(name, request.url)
      const values = await readKnownValues(anonymousClient)
      const format = formatSchema.safeParse(asked)
      if (!format.success) throw new AppError('validation', { details: { fields: ['format'] } })
      const outcome = runCalculator(name, input, values)
      if (!outcome.ok) {
        const { status, body } = calculatorEnvelope(name, input, values)
        return Response.json(body, { status })
      }
      const [results, forms] = await Promise.all([
        getTranslations({ locale, namespace: 'calculators' }),
        getTranslations({ locale, namespace: 'calculatorForms' }),
      ])
      const words = {
        locale,
        results: results as unknown as Words,
        forms: forms as unknown as Words,
      }
      const content = contentSchema.parse({
        ...resultDocument(name, { ...outcome, input }, words, address),
        language: locale,
      })
      const file = await writeDocument(content, format.data)
      return answerFile(file, `beopdap-${name}.${format.data}`)
    },
    limiter,
  )
}
