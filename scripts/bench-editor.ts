import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { env } from '@/lib/env'
import { loopbackUrl } from './bench/load'
import { longContract, measureTyping } from './bench-editor/measure-typing'

const usage = `npm run bench:editor -- --email E --password P [--url http://localhost:3000] [--pages 100] [--keys 200]
Types into a long contract on a running, built site, as somebody who has an account there (npm run demo:user).
`

const optionsSchema = z.object({
  url: z.string().default(env().SITE_URL),
  email: z.email(),
  password: z.string().min(1),
  pages: z.coerce.number().int().min(1).max(1000).default(100),
  keys: z.coerce.number().int().min(10).max(5000).default(200),
})

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      pages: { type: 'string' },
      keys: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const { url, email, password, pages, keys } = optionsSchema.parse(values)
  const base = loopbackUrl(url)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  })
  try {
    const page = await browser.newPage({ baseURL: base.href, locale: 'ko-KR' })
    await page.goto('/login')
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[type=password]').fill(password)
    await page.locator('input[type=password]').press('Enter')
    await page.waitForURL((at) => !at.pathname.startsWith('/login'))
    const data = { name: 'bench', content: longContract(pages) }
    const made = await page.request.post('/api/documents/written', { data })
    if (!made.ok()) throw new Error(`the document was not made: ${made.status()}`)
    const { id } = (await made.json()).data.document
    const began = performance.now()
    await page.goto(`/ai-chat/documents/${id}`)
    await page.getByRole('textbox', { name: /본문$/ }).waitFor()
    const opened = Math.round(performance.now() - began)
    const { p50, p95, worst } = await measureTyping(page, keys)
    process.stdout.write(
      `${pages} pages: open ${opened} ms; a key p50 ${p50} ms, p95 ${p95} ms, worst ${worst} ms (${keys} keys)\n`,
    )
    await page.request.delete(`/api/documents/${id}`)
  } finally {
    await browser.close()
  }
}

runCommand(main)
