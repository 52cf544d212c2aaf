import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { DELETE, GET, POST } from '@/app/api/mcp/route'

export const endpoint = new URL('http://localhost:3000/api/mcp')
export const handlers: Record<string, (request: Request) => Promise<Response>> = {
  GET,
  POST,
  DELETE,
}

/** The official client, whose requests go straight to the handler. */
export async function connect(key: string, era: 'modern' | 'legacy' = 'modern'): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    era === 'modern' ? { versionNegotiation: { mode: 'auto' } } : {},
  )
  const transport = new StreamableHTTPClientTransport(endpoint, {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
    fetch: async (url, init) => {
      const request = new Request(url, init)
      const handle = handlers[request.method]
      if (!handle) throw new Error(request.method)
      return handle(request)
    },
  })
  await client.connect(transport)
  return client
}
