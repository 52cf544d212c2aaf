import 'server-only'
import { recordActivity } from '@/lib/activity/mutations'
import { recordPaidUse } from '@/lib/billing/record-paid-use'
import { entitlements } from '@/lib/entitlements'
import { AppError, toAppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { serviceClient } from '@/lib/supabase/service-client'
import type { Json } from '@/lib/supabase/types'
import { traceWriter } from '@/lib/traces/mutations'
import { readsDocuments } from './chat-scope'
import { chooseConfiguration, isShadowed } from './configuration/choose-configuration'
import { readInForce } from './configuration/data'
import { loggedCharacters } from './constants'
import type { ChatOwner } from './owner'
import { takeQuestionQuota } from './quota'
import type { QuestionRequest } from './request-schema'
import type { FindInDocuments } from './retrieve/document-passage'
import type { AnswerRun } from './run-answer'
import { conversationTitle } from './store/conversation-title'
import { type AnswerPosition, beginAnswer, type ConversationStart } from './store/mutations'

export type QuestionContext = {
  owner: ChatOwner
  request: QuestionRequest
  /** Of the request. */
  address: string
  userAgent: string | null
  now: Date
  /** Searches the asker's own documents. */
  findInDocuments?: FindInDocuments
  /** Of a consultation, what its intake asked. */
  intake?: Json
}

function positionOf(request: QuestionRequest): AnswerPosition {
  if (request.act === 'again') {
    return { conversation: request.conversation, from: request.position, question: null }
  }
  const question = [{ kind: 'question' as const, text: request.question }]
  const from = request.act === 'edit' ? request.position : null
  return { conversation: request.conversation, from, question }
}

const errors = {
  missing: () => new AppError('conversationNotFound'),
  gone: () => new AppError('notFound'),
}

/** Spec 9: the first characters of what was asked. The answer does not wait for it. */
async function logQuestion({ owner, request, userAgent }: QuestionContext): Promise<void> {
  if (owner.kind !== 'user' || request.act === 'again') return
  const message = [...request.question].slice(0, loggedCharacters).join('')
  const data = { message, scope: request.scope }
  const kept = await recordActivity(owner.db, { type: 'chat', data, userAgent })
  if (!kept.ok) log.error('activity.lost', { type: 'chat', reason: kept.reason })
}

/** Writes traces of this owner's answers. One that cannot be written is lost, and the answer is not. */
function traceKeeper(owner: ChatOwner): AnswerRun['keepTrace'] {
  const writer = traceWriter(serviceClient())
  return (trace) => {
    writer.write(owner.kind === 'device' ? null : owner.user.id, [trace]).catch((thrown) => {
      log.warn('trace.lost', { code: toAppError(thrown).code })
    })
  }
}

const whoOf = (owner: ChatOwner) => (owner.kind === 'device' ? owner.device : owner.user.id)

/** Notes a question that a free account could not have asked: after so many that day, or so long. */
async function noteUse({ owner, request, now }: QuestionContext, asked: number): Promise<void> {
  if (owner.kind === 'device') return
  const { questionsADay, questionLength } = entitlements.free
  const length = request.act === 'again' ? 0 : request.question.length
  if (asked > questionsADay || length > questionLength) await recordPaidUse(owner.user, now)
}

/**
 * Takes a question: counts it, keeps it, and begins its answer, which `runAnswer` then writes.
 * @throws AppError `unauthorized` (documents of a visitor), `messageTooLong`, `rateLimit` (the day's questions, or answers at once),
 *   `conversationNotFound`, `notFound` (nothing stands at the position) …
 */
export async function beginQuestion(asking: QuestionContext): Promise<AnswerRun> {
  const { owner, request, address, now, intake = null, findInDocuments = null } = asking
  const { questionLength, answersAtOnce } = entitlements[owner.plan]
  // A visitor keeps no documents.
  const own = owner.kind === 'user' ? findInDocuments : null
  if (readsDocuments(request.scope) && !own) throw new AppError('unauthorized')
  if (request.act !== 'again' && request.question.length > questionLength) {
    throw new AppError('messageTooLong', { details: { limit: questionLength } })
  }
  const taken = await takeQuestionQuota(owner, address, now)
  if (!taken.ok) {
    const { limit, retryAfterMinutes } = taken
    throw new AppError('rateLimit', { details: { limit, of: 'day', retryAfterMinutes } })
  }
  const { quota, releaseQuota } = taken
  const service = serviceClient()
  const { scope, locale } = request
  const start: ConversationStart = {
    title: request.act === 'again' ? '' : conversationTitle(request.question),
    kind: intake === null ? 'chat' : 'consultation',
    scope,
    locale,
    intake,
  }
  try {
    const begun = await beginAnswer(service, owner, positionOf(request), start, answersAtOnce)
    if (!begun.ok && begun.reason === 'busy') {
      const details = { limit: answersAtOnce, of: 'at-once', retryAfterMinutes: null }
      throw new AppError('rateLimit', { details })
    }
    if (!begun.ok) throw errors[begun.reason === 'missing' ? 'missing' : 'gone']()
    await logQuestion(asking)
    const inForce = await readInForce(service)
    const configuration = chooseConfiguration(inForce, whoOf(owner))
    const shadow = isShadowed(inForce, begun.begun.answer) ? (inForce.shadow ?? null) : null
    const recordUse = () => noteUse(asking, quota.limit - quota.left)
    const { begun: position } = begun
    const asked = { service, begun: position, scope, locale, findInDocuments: own }
    const run = { ...asked, configuration, shadow }
    const ownsTexts = owner.kind !== 'device'
    return { ...run, quota, releaseQuota, recordUse, ownsTexts, keepTrace: traceKeeper(owner) }
  } catch (thrown) {
    await releaseQuota()
    throw thrown
  }
}
