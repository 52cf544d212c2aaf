import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import type { z } from 'zod'
import { AppError, type ErrorCode, toAppError } from '@/lib/errors'
import { fieldErrorsOf, formValues } from '@/lib/form-data'
import { log } from '@/lib/log'
import type { RateLimiter } from '@/lib/rate-limit'
import { userClient } from '@/lib/supabase/clients'
import type { UserDb } from '@/lib/supabase/types'
import { requireOpenSite } from './require-open-site'
import { requirePermission } from './require-permission'
import type { Requirement, SecretRequirement } from './requirement'
import type { SessionUser } from './schema'
import { visitor, visitorHeaders } from './visitor'

/** Why an action was not done. `unavailable`: the site is closed. `failed`: the reason is in the server's log. */
export type ActionReason =
  | 'unavailable'
  | 'unauthorized'
  | 'forbidden'
  | 'tooMany'
  | 'invalid'
  | 'failed'

export type ActionFailure = {
  code: ErrorCode
  /** With `invalid`: the key of the first error of each field, by its path. */
  errors: Record<string, string>
}

type Step<Input, Failure> = {
  /** In the log: `<name>.failed`. */
  name: string
  /** Of the account; of the visitor's address where everybody may come. */
  limit: RateLimiter
  /** Of what the browser sent; a form is read as `useActionForm` reads it. */
  schema: z.ZodType<Input>
  input: unknown
  /** What is answered when the action was not run, or threw. */
  refuse: (reason: ActionReason, failure: ActionFailure) => Failure | Promise<Failure>
}

export type Action<Input, Result, Failure> = Step<Input, Failure> & {
  access: Exclude<Requirement, 'everyone' | SecretRequirement>
  /** `db` has the person's own session. */
  run: (context: { user: SessionUser; db: UserDb; input: Input }) => Promise<Result>
}

export type PublicAction<Input, Result, Failure> = Step<Input, Failure> & {
  /** Signing in stays possible, because an administrator must be able to open the site again. */
  isOpenInMaintenance?: boolean
  run: (context: { address: string; userAgent: string | null; input: Input }) => Promise<Result>
}

/** Stops the chain with errors of the fields. */
class InvalidInput extends AppError {
  constructor(readonly errors: ActionFailure['errors']) {
    super('validation')
  }
}

const reasons: Partial<Record<ErrorCode, ActionReason>> = {
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  rateLimit: 'tooMany',
  validation: 'invalid',
}

async function requireLimit(limit: RateLimiter, client: string): Promise<void> {
  if (!(await limit.take(client)).allowed) throw new AppError('rateLimit')
}

function parseInput<Input>(schema: z.ZodType<Input>, input: unknown): Input {
  const parsed = schema.safeParse(input instanceof FormData ? formValues(input) : input)
  if (parsed.success) return parsed.data
  throw new InvalidInput(fieldErrorsOf(parsed.error))
}

async function runChain<Result, Failure>(
  { name, refuse }: Pick<Step<never, Failure>, 'name' | 'refuse'>,
  chain: () => Promise<Result>,
): Promise<Result | Failure> {
  try {
    return await chain()
  } catch (thrown) {
    // A redirect is thrown too.
    unstable_rethrow(thrown)
    const { code, message, details } = toAppError(thrown)
    const errors = thrown instanceof InvalidInput ? thrown.errors : {}
    const reason = details?.maintenance ? 'unavailable' : (reasons[code] ?? 'failed')
    if (reason === 'failed') log.error(`${name}.failed`, { code, reason: message })
    return refuse(reason, { code, errors })
  }
}

/**
 * The one chain of server actions: available → user → permission → limit → parse → act. Nothing that is
 * thrown reaches the browser, redirects go their way.
 */
export function runAction<Input, Result, Failure>(
  action: Action<Input, Result, Failure>,
): Promise<Result | Failure> {
  return runChain(action, async () => {
    await requireOpenSite()
    const user = await requirePermission(action.access)
    await requireLimit(action.limit, user.id)
    const input = parseInput(action.schema, action.input)
    return action.run({ user, db: await userClient(await visitorHeaders()), input })
  })
}

/** The same chain for actions of people who are not signed in: available → limit → parse → act. */
export function runPublicAction<Input, Result, Failure>(
  action: PublicAction<Input, Result, Failure>,
): Promise<Result | Failure> {
  return runChain(action, async () => {
    if (!action.isOpenInMaintenance) await requireOpenSite()
    const { address, userAgent } = await visitor()
    await requireLimit(action.limit, address)
    return action.run({ address, userAgent, input: parseInput(action.schema, action.input) })
  })
}
