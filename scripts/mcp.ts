import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { env } from '@/lib/env'
import { log, setLogLevel } from '@/lib/log'
import { createLawServer } from '@/lib/mcp/server'

/**
 * `npm run -s mcp`: the tools of /api/mcp for a program on this machine, over standard input and output. It
 * asks the case-law service at LEGAL_API_URL; nobody counts.
 */
function main(): void {
  // Standard output is the protocol's.
  setLogLevel('warn')
  const { SITE_URL: siteUrl } = env()
  const takeCall = async () => ({ ok: true as const, quota: null })
  serveStdio(() => createLawServer({ siteUrl, takeCall }), {
    onerror: (error) => log.warn('mcp.request', { reason: error.message.slice(0, 200) }),
  })
}

main()
