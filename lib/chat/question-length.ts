import type { z } from 'zod'
import { longestQuestion } from '@/lib/entitlements'
import { AppError } from '@/lib/errors'

/** @throws AppError `messageTooLong` where a body was refused because its question is longer than any plan allows */
export function refuseLongQuestion({ issues }: z.ZodError): void {
  if (issues.some(({ code, path }) => code === 'too_big' && path[0] === 'question'))
    throw new AppError('messageTooLong', { details: { limit: longestQuestion } })
}
