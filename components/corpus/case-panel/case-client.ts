import { codeForStatus, type ErrorCode, isErrorCode } from '@/lib/errors'
import { timing } from '@/lib/korean-law/constants'
import { type Choice, envelopeSchema, type PanelCase } from './case-schema'
import type { CaseRequest } from './open-case-event'

export type CaseLookup =
  | { state: 'success'; detail: PanelCase }
  | { state: 'choices'; choices: Choice[] }
  | { state: 'error'; code: ErrorCode }

/** Spec 4: successful look-ups are kept for ten minutes. */
const cache = new Map<string, { at: number; opened: CaseLookup }>()

function keyOf({ number, serial }: CaseRequest): string {
  return `${number.replace(/\s+/g, '')}#${serial ?? ''}`
}

function failedLookup(status: number, code: string | undefined): CaseLookup {
  if (code !== undefined && isErrorCode(code)) return { state: 'error', code }
  // The codes of spec 5 for a number that is missing or blank have one message here.
  if (status === 400) return { state: 'error', code: 'emptyCaseNumber' }
  return { state: 'error', code: status >= 400 ? codeForStatus(status) : 'caseUnknown' }
}

async function fetchCase(
  { number, serial }: CaseRequest,
  signal?: AbortSignal,
): Promise<CaseLookup> {
  const compact = number.replace(/\s+/g, '')
  if (compact === '') return { state: 'error', code: 'emptyCaseNumber' }
  const query = serial === null ? '' : `?serial=${serial}`
  const response = await fetch(`/api/cases/${encodeURIComponent(compact)}/detail${query}`, {
    signal: signal ?? null,
  })
  const parsed = envelopeSchema.safeParse(await response.json().catch(() => null))
  if (!parsed.success) return failedLookup(response.status, undefined)
  const { data, choices, error } = parsed.data
  if (!response.ok) return failedLookup(response.status, error?.code)
  if (data) return { state: 'success', detail: data }
  return choices ? { state: 'choices', choices } : { state: 'error', code: 'caseUnknown' }
}

/** Opens a decision by number, from memory when it was opened less than ten minutes ago. */
export async function openCase(which: CaseRequest, signal?: AbortSignal): Promise<CaseLookup> {
  const key = keyOf(which)
  const found = cache.get(key)
  if (found && Date.now() - found.at < timing.caseDetailCacheTtl) return found.opened
  try {
    const opened = await fetchCase(which, signal)
    if (opened.state !== 'error') cache.set(key, { at: Date.now(), opened })
    return opened
  } catch (thrown) {
    if (signal?.aborted) throw thrown
    return { state: 'error', code: 'network' }
  }
}

const maxPreloaded = 4

/** Fetches a decision's neighbours quietly, so that they open at once. */
export async function preloadRelated(detail: PanelCase): Promise<void> {
  const near = [...detail.previous_cases, ...detail.subsequent_cases, ...detail.related_cases]
  for (const each of near.filter(({ serial }) => serial !== null).slice(0, maxPreloaded)) {
    await openCase({ number: each.case_number, serial: each.serial })
  }
}
