import { getTranslations } from 'next-intl/server'
import { answerFile } from '@/lib/answer-file'
import { respondOpen } from '@/lib/api-keys/respond-open'
import { calculatorEnvelope } from '@/lib/calculators/calculate'
import { isCalculatorName } from '@/lib/calculators/constants'
import { readKnownValues } from '@/lib/calculators/data'
import { readFileRequest } from '@/lib/calculators/shared-address'
import { calendarFile } from '@/lib/calendar-file'
import { decodeParam } from '@/lib/decode-param'
import { AppError } from '@/lib/errors'
import { anonymousClient } from '@/lib/supabase/clients'

type Context = { params: Promise<{ name: string }> }

/** The day that a result ends with, as a file for a calendar; in the language of `lang`. */
export function GET(request: Request, { params }: Context): Promise<Response> {
  return respondOpen(request, 'corpus:read', async () => {
    const name = decodeParam((await params).name)
    if (!isCalculatorName(name)) throw new AppError('notFound')
    const { locale, input, address } = readFileRequest(name, request.url)
    const values = await readKnownValues(anonymousClient)
    const { status, body } = calculatorEnvelope(name, input, values)
    if (!body.success) return Response.json(body, { status })
    const date = body.data.result.deadline ?? body.data.result.lastDay
    if (typeof date !== 'string') throw new AppError('notFound')
    const t = await getTranslations({ locale, namespace: 'calculators' })
    const key = name === 'limitation' ? 'results.lastDay' : 'lines.deadline'
    const title = `${t(`names.${name}`)}: ${t(key)}`
    const entry = { date, title, description: t('result.advice'), url: address }
    const file = calendarFile([entry], new Date())
    return answerFile(file, `${name}-${date}.ics`)
  })
}
