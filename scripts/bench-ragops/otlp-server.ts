import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { z } from 'zod'

const routeSchema = z.object({ POST: z.custom<(request: Request) => Promise<Response>>() })

/**
 * `otlp-server.ts PORT ROUTE`: the route that takes traces, as it was bundled, behind an HTTP server of Node and
 * without the site around it, so that a bench needs no build of the site.
 */
async function main([port, route]: string[]): Promise<void> {
  const { POST } = routeSchema.parse(await import(pathToFileURL(route ?? '').href))
  serve({
    port: Number(port),
    hostname: '127.0.0.1',
    fetch: (request) => (request.method === 'POST' ? POST(request) : new Response('ok')),
  })
}

await main(process.argv.slice(2))
