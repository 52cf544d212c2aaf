/** The calls of the provider's API that there are here. */
export const callNames = ['issue', 'charge', 'deleteBilling', 'byOrder', 'byKey', 'cancel'] as const
export type CallName = (typeof callNames)[number]

/** A call, and the key or the order that its address names. */
export type Call = { name: CallName; subject: string }

const ROUTES: readonly [method: string, path: RegExp, name: CallName][] = [
  ['POST', /^\/v1\/billing\/authorizations\/issue$/, 'issue'],
  ['POST', /^\/v1\/billing\/([^/]+)$/, 'charge'],
  ['DELETE', /^\/v1\/billing\/([^/]+)$/, 'deleteBilling'],
  ['GET', /^\/v1\/payments\/orders\/([^/]+)$/, 'byOrder'],
  ['GET', /^\/v1\/payments\/([^/]+)$/, 'byKey'],
  ['POST', /^\/v1\/payments\/([^/]+)\/cancel$/, 'cancel'],
]

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** @returns null for an address that is none */
export function callOf(method: string, pathname: string): Call | null {
  for (const [wanted, path, name] of ROUTES) {
    const match = wanted === method ? path.exec(pathname) : null
    if (!match) continue
    const subject = decoded(match[1] ?? '')
    return subject === null ? null : { name, subject }
  }
  return null
}
