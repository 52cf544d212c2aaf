const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something was sent by a page of another site: browsers say so in
 * Sec-Fetch-Site, older ones in Origin. Programs say neither; they carry no visitor's cookies.
 */
export function isCrossSiteRequest(request: Request): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (!origin) return false
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host')
  return !URL.canParse(origin) || new URL(origin).host !== host
}
