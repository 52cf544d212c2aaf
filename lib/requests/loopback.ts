const loopbackNames = new Set(['localhost', '[::1]'])

/** Whether the host of an address or of a Host header, with a port or without, is this machine and nothing else. */
export function isLoopbackHost(host: string | null | undefined): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false
  const { hostname, host: parsed, username, pathname, search } = new URL(`http://${host}`)
  // `localhost@elsewhere` and the like are no host.
  if (username || pathname !== '/' || search || parsed === '') return false
  return loopbackNames.has(hostname) || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** The same of a whole address. */
export const isLoopbackUrl = (url: string): boolean =>
  URL.canParse(url) && isLoopbackHost(new URL(url).host)

/**
 * Wraps a server that is for this machine alone: a page of another site whose name was made to point here
 * (DNS rebinding) still says its own name in the Host header, and gets 421.
 */
export function refuseForeignHosts<Rest extends unknown[]>(
  handle: (request: Request, ...rest: Rest) => Response | Promise<Response>,
): (request: Request, ...rest: Rest) => Response | Promise<Response> {
  return (request, ...rest) => {
    const host = request.headers.get('host') ?? new URL(request.url).host
    if (isLoopbackHost(host)) return handle(request, ...rest)
    return Response.json({ error: { code: 'misdirected', status: 421 } }, { status: 421 })
  }
}
