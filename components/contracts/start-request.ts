import { longestContract } from '@/lib/contracts/constants'
import {
  type StartProblem,
  shortestContract,
  startProblems,
} from '@/lib/contracts/reviews/constants'

/** Why a review was not begun: of its text, or of the file that was to be uploaded. */
const fileProblems = [
  'badName',
  'wrongType',
  'tooLarge',
  'full',
  'tooManyFiles',
  'unauthorized',
  'rateLimit',
  'failed',
] as const
export type BeginProblem = StartProblem | (typeof fileProblems)[number]
export type Begun = { ok: true; id: string } | { ok: false; reason: BeginProblem }

/** By hand, because a schema library would be half of this page's script. */
function at(body: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
    body,
  )
}

function problemOf(body: unknown): BeginProblem {
  const ofText = startProblems.find((each) => each === at(body, 'error', 'details', 'contract'))
  if (ofText) return ofText
  const document = at(body, 'error', 'details', 'document')
  if (document === 'tooMany') return 'tooManyFiles'
  if (document === 'empty') return 'empty'
  const code = at(body, 'error', 'code')
  const ofFile = fileProblems.find((each) => each === (document ?? code))
  return ofFile ?? (code === 'unavailable' ? 'unavailable' : 'failed')
}

async function post(path: string, init: RequestInit): Promise<{ ok: boolean; body: unknown }> {
  const response = await fetch(path, { method: 'POST', ...init })
  return { ok: response.ok, body: await response.json().catch(() => null) }
}

async function begin(given: object): Promise<Begun> {
  const headers = { 'content-type': 'application/json' }
  const { ok, body } = await post('/api/contract-reviews', { headers, body: JSON.stringify(given) })
  const id = at(body, 'data', 'id')
  return ok && typeof id === 'string' ? { ok: true, id } : { ok: false, reason: problemOf(body) }
}

/** Nothing is sent of what the server would refuse anyway. */
export function beginWithText(text: string): Promise<Begun> {
  const problem =
    text.trim() === ''
      ? 'empty'
      : text.trim().length < shortestContract
        ? 'tooShort'
        : text.length > longestContract
          ? 'tooLong'
          : null
  return problem ? Promise.resolve({ ok: false, reason: problem }) : begin({ text })
}

export const beginWithDocument = (document: string): Promise<Begun> => begin({ document })

/** Keeps the file in the library and begins with it; what no review came of is not kept. */
export async function beginWithFile(file: File): Promise<Begun> {
  const { ok, body } = await post('/api/documents?category=contracts', {
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(file.name),
    },
    body: file,
  })
  const id = at(body, 'data', 'document', 'id')
  if (!ok || typeof id !== 'string') return { ok: false, reason: problemOf(body) }
  const begun = await begin({ document: id, uploaded: true })
  if (!begun.ok) await fetch(`/api/documents/${id}`, { method: 'DELETE' })
  return begun
}
