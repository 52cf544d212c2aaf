import { z } from 'zod'
import {
  type RefreshCancel,
  type RefreshStart,
  type RefreshState,
  refreshCancelSchema,
  refreshStartSchema,
  refreshStateSchema,
} from '@/lib/corpus/administration-schema'
import { codeForStatus, type ErrorCode, isErrorCode } from '@/lib/errors'

type Answer<T> = { ok: true; data: T } | { ok: false; code: ErrorCode }

const failureSchema = z.object({ error: z.object({ code: z.string() }) })

async function request<T>(method: string, schema: z.ZodType<T>): Promise<Answer<T>> {
  try {
    const response = await fetch('/api/admin/corpus/refresh', { method, cache: 'no-store' })
    const body: unknown = await response.json().catch(() => null)
    if (response.ok) return { ok: true, data: z.object({ data: schema }).parse(body).data }
    const failure = failureSchema.safeParse(body)
    const code = failure.success ? failure.data.error.code : ''
    return { ok: false, code: isErrorCode(code) ? code : codeForStatus(response.status) }
  } catch {
    return { ok: false, code: 'network' }
  }
}

export const readRefresh = (): Promise<Answer<RefreshState>> => request('GET', refreshStateSchema)
export const startRefresh = (): Promise<Answer<RefreshStart>> => request('POST', refreshStartSchema)
export const cancelRefresh = (): Promise<Answer<RefreshCancel>> =>
  request('DELETE', refreshCancelSchema)
