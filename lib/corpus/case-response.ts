import 'server-only'
import type { z } from 'zod'
import { fail, succeed } from '@/lib/api'
import { decodeParam } from '@/lib/decode-param'
import { AppError, type ErrorCode } from '@/lib/errors'
import { caseNumberError, parseCaseNumberInput } from '@/lib/korean-law/judgment/case-number-input'
import { log } from '@/lib/log'
import { timing } from './constants'
import { caseOptionsSchema, toChoice, toPublicCase, toPublicSummary } from './public-case'
import { parseRequest } from './request-schema'
import type { CaseRef } from './schema'
import { type CasePick, findCase, findCaseSummary } from './service'

function pickOf({ court, serial }: z.infer<typeof caseOptionsSchema>): CasePick {
  return { ...(court ? { court } : {}), ...(serial ? { serial } : {}) }
}

/** A decision does not change by the minute: as long as the service's own cache. */
const maxAge = timing.caseDetailCacheTtl / 1000

/** The caller's own mistakes keep their code; what fails behind is worded as spec 8 words it for decisions. */
const callerErrors: ReadonlySet<ErrorCode> = new Set([
  'validation',
  'invalidCaseNumber',
  'caseNotFound',
  'rateLimit',
])

function asCaseError(thrown: unknown, failed: ErrorCode, unknown: ErrorCode): AppError {
  if (!(thrown instanceof AppError)) {
    const internal = thrown instanceof Error ? thrown.message : String(thrown)
    return new AppError(unknown, { internal, cause: thrown })
  }
  if (callerErrors.has(thrown.code)) return thrown
  const code = thrown.code === 'timeout' && failed === 'caseFailed' ? 'caseTimeout' : failed
  log.warn('case.failed', { code: thrown.code, reason: thrown.message })
  return new AppError(code, { internal: thrown.message, cause: thrown })
}

/** Several decisions bear the number: a success, with the choices to pick from by court or serial. */
function choices(refs: CaseRef[]): Response {
  return succeed(null, { extra: { choices: refs.map(toChoice) }, maxAge })
}

/** GET and POST detail: the decision in the fields of spec 3, the choices, or the spec's message. */
export async function respondCaseDetail(number: unknown, input: unknown): Promise<Response> {
  const asked = parseCaseNumberInput(typeof number === 'string' ? decodeParam(number) : number)
  if (!asked.ok) return fail(caseNumberError(asked.problem))
  const wanted = parseRequest(caseOptionsSchema, input)
  try {
    const found = await findCase(asked.number, pickOf(wanted))
    if (found.found === 'many') return choices(found.choices)
    const parts = { metadata: wanted.include_metadata, relatedLaws: wanted.include_related_laws }
    return succeed(toPublicCase(found.detail, parts), { maxAge })
  } catch (thrown) {
    throw asCaseError(thrown, 'caseFailed', 'caseUnknown')
  }
}

export async function respondCaseSummary(number: unknown, input: unknown): Promise<Response> {
  const asked = parseCaseNumberInput(typeof number === 'string' ? decodeParam(number) : number)
  if (!asked.ok) return fail(caseNumberError(asked.problem, 'summary'))
  const wanted = parseRequest(caseOptionsSchema, input)
  try {
    const found = await findCaseSummary(asked.number, pickOf(wanted))
    if (found.found === 'many') return choices(found.choices)
    return succeed(toPublicSummary(found.summary), { maxAge })
  } catch (thrown) {
    throw asCaseError(thrown, 'summaryFailed', 'summaryFailed')
  }
}
