import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { env } from '@/lib/env'
import { logInAs } from '../fixtures/accounts'

/** Everything that browsers may fetch of the built site. */
function browserFiles(): { name: string; text: string }[] {
  const folder = path.resolve('.next/static')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css|json|map)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
}

test('nothing that a browser fetches holds a key or the way to one', () => {
  const { SUPABASE_SERVICE_ROLE_KEY: service = '', NEXT_PUBLIC_SUPABASE_ANON_KEY: anon = '' } =
    env()
  expect(service.length).toBeGreaterThan(20)
  const files = browserFiles()
  expect(files.length).toBeGreaterThan(20)
  const secrets = [service, anon, 'sb_secret_', 'SERVICE_ROLE_KEY', 'RATE_LIMIT_DATABASE_URL']
  for (const { name, text } of files) {
    for (const secret of secrets) expect(text.includes(secret), name).toBe(false)
  }
})

test('no page holds a key either', async ({ page }) => {
  const { SUPABASE_SERVICE_ROLE_KEY: service = '', NEXT_PUBLIC_SUPABASE_ANON_KEY: anon = '' } =
    env()
  await logInAs(page, 'admin')
  for (const address of ['/', '/login', '/profile', '/settings', '/admin', '/admin/settings']) {
    const html = await (await page.request.get(address)).text()
    expect(html.includes(service), address).toBe(false)
    expect(html.includes(anon), address).toBe(false)
  }
})
