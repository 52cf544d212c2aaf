/** @jest-environment node */

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'

let legal: LegalApp
let server: ReturnType<typeof serve>
beforeAll(async () => {
  legal = await createLegalApp()
  server = serve({ fetch: legal.app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
})
afterAll(async () => {
  server.close()
  await legal.drop()
})

it('a program at a desk has the same tools over standard input and output, and nobody counts', async () => {
  const { port } = server.address() as AddressInfo
  const client = new Client(
    { name: 'desk', version: '1' },
    { versionNegotiation: { mode: 'auto' } },
  )
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [
      'node_modules/tsx/dist/cli.mjs',
      '--tsconfig',
      'scripts/tsconfig.json',
      'scripts/mcp.ts',
    ],
    env: { PATH: process.env.PATH ?? '', LEGAL_API_URL: `http://127.0.0.1:${port}` },
  })
  await client.connect(transport)
  expect((await client.listTools()).tools).toHaveLength(8)
  const given = { quote: '과실이 있어야 한다', caseNumber: '2004다34929' }
  const result = await client.callTool({ name: 'verify_quote', arguments: given })
  expect(result.structuredContent).toMatchObject({ verbatim: true, quota: null })
  await client.close()
})
