import { serve } from '@hono/node-server'
import { POST } from '@/app/api/otel/v1/traces/route'

/**
 * `tsx otlp-server.ts PORT`: the route that takes traces behind an HTTP server of Node, without the site around
 * it, so that a bench needs no build of the site.
 */
serve({
  port: Number(process.argv[2]),
  hostname: '127.0.0.1',
  fetch: (request) => (request.method === 'POST' ? POST(request) : new Response('ok')),
})
