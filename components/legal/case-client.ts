import { codeForStatus, type ErrorCode, isErrorCode } from '@/lib/errors'
import { timing } from '@/lib/legal/constants'
import { type Choice, envelopeSchema, type PanelCase } from './case-answer'
import type { OpenCase } from './open-case-event'

export type Opened =
  | { state: 'success'; detail: PanelCase }
  | { state: 'choices'; choices: Choice[] }
  | { state: 'error'; code: ErrorCode }

/** Spec 4: successful look-ups are kept for ten minutes. */
const kept = new Map<string, { at: number; opened: Opened }>()

function keyOf({ number, serial }: OpenCase): string {
  return `${number.replace(/\s+/g, '')}#${serial ?? ''}`
}

function failed(status: number, code: string | undefined): Opened {
  if (code !== undefined && isErrorCode(code)) return { state: 'error', code }
  // The codes of spec 5 for a number that is missing or blank have one message here.
  if (status === 400) return { state: 'error', code: 'emptyCaseNumber' }
  return { state: 'error', code: status >= 400 ? codeForStatus(status) : 'caseUnknown' }
}

async function ask({ number, serial }: OpenCase, signal?: AbortSignal): Promise<Opened> {
  const compact = number.replace(/\s+/g, '')
  if (compact === '') return { state: 'error', code: 'emptyCaseNumber' }
  const query = serial === null ? '' : `?serial=${serial}`
  const response = await fetch(`/api/cases/${encodeURIComponent(compact)}/detail${query}`, {
    signal: signal ?? null,
  })
  const parsed = envelopeSchema.safeParse(await response.json().catch(() => null))
  if (!parsed.success) return failed(response.status, undefined)
  const { data, choices, error } = parsed.data
  if (!response.ok) return failed(response.status, error?.code)
  if (data) return { state: 'success', detail: data }
  return choices ? { state: 'choices', choices } : { state: 'error', code: 'caseUnknown' }
}

/** Opens a decision by number, from memory when it was opened less than ten minutes ago. */
export async function openCase(which: OpenCase, signal?: AbortSignal): Promise<Opened> {
  const key = keyOf(which)
  const found = kept.get(key)
  if (found && Date.now() - found.at < timing.caseDetailCacheTtl) return found.opened
  try {
    const opened = await ask(which, signal)
    if (opened.state !== 'error') kept.set(key, { at: Date.now(), opened })
    return opened
  } catch (thrown) {
    if (signal?.aborted) throw thrown
    return { state: 'error', code: 'network' }
  }
}

const mostPreloaded = 4

/** Fetches a decision's neighbours quietly, so that they open at once. */
export async function preloadRelated(detail: PanelCase): Promise<void> {
  const near = [...detail.previous_cases, ...detail.subsequent_cases, ...detail.related_cases]
  for (const each of near.filter(({ serial }) => serial !== null).slice(0, mostPreloaded)) {
    await openCase({ number: each.case_number, serial: each.serial })
  }
}
