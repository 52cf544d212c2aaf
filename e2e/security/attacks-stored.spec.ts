import { expect, type Page, test } from '@playwright/test'
import { createAccount, signInAs } from '../fixtures/accounts'
import { person, serviceRole } from '../fixtures/rest-clients'

/** Attacks by what is stored: words of one person that others read later. */

const hostile = (field: string) =>
  `${field}"><img src="x" onerror="window.attacked=1"><script>window.attacked=1</script>`

/** Nothing of it became an element or ran; the words are there to be read. */
async function expectInert(page: Page, address: string, fields: readonly string[]) {
  await page.goto(address)
  for (const field of fields) {
    await expect(page.getByRole('main').getByText(`${field}">`).first(), field).toBeAttached()
  }
  const found = await page.evaluate(() => ({
    ran: 'attacked' in window,
    elements: document.querySelectorAll('img[src="x"], [onerror]').length,
  }))
  expect(found).toEqual({ ran: false, elements: 0 })
}

test.describe('what people write is inert where others read it', () => {
  test('an inquiry, in the list and opened', async ({ page }) => {
    const id = crypto.randomUUID()
    const made = await serviceRole()
      .from('contact_inquiries')
      .insert({
        id,
        name: hostile('name').slice(0, 100),
        email: 'attacker@example.test',
        phone: '010-1234-5678',
        company: hostile('company').slice(0, 100),
        inquiry_type: 'general',
        subject: hostile('subject').slice(0, 150),
        message: hostile('message'),
        locale: 'ko',
      })
    expect(made.error).toBeNull()
    await signInAs(page, await createAccount('supervisor'))
    await expectInert(page, '/admin/content/inquiries', ['subject'])
    await expectInert(page, `/admin/content/inquiries/${id}`, [
      'name',
      'company',
      'subject',
      'message',
    ])
  })

  test('a profile, among the users', async ({ page }) => {
    const { client, account } = await person()
    const changed = await client
      .from('profiles')
      .update({
        organization: hostile('organization').slice(0, 100),
        position: hostile('position').slice(0, 100),
      })
      .eq('id', account.id)
    expect(changed.error).toBeNull()
    await signInAs(page, await createAccount('admin'))
    await expectInert(page, `/admin/users/${account.id}`, ['position'])
  })

  test('a request to be deleted', async ({ page }) => {
    const { client } = await person()
    const made = await client.from('deletion_requests').insert({ reason: hostile('reason') })
    expect(made.error).toBeNull()
    await signInAs(page, await createAccount('admin'))
    await expectInert(page, '/admin/users/deletions', ['reason'])
  })

  test('an activity, and the browser that it says it was', async ({ page }) => {
    const { client, account } = await person()
    const made = await client.from('user_activity').insert({
      id: crypto.randomUUID(),
      activity_type: 'page_view',
      activity_data: { path: hostile('path') },
      user_agent: hostile('agent'),
    })
    expect(made.error).toBeNull()
    await signInAs(page, await createAccount('admin'))
    await expectInert(page, `/admin/activity?person=${encodeURIComponent(account.email)}`, [])
    await expectInert(page, `/admin/users/${account.id}`, [])
  })

  test('what was searched for, and where somebody came from', async ({ page }) => {
    const service = serviceRole()
    for (let times = 0; times < 40; times++) {
      await service.rpc('count_search', {
        p_locale: 'ko',
        p_term: hostile('term').slice(0, 120),
        p_empty: true,
      })
    }
    await service.from('page_visits').insert({ path: `/${hostile('visited')}`, locale: 'ko' })
    await signInAs(page, await createAccount('supervisor'))
    await expectInert(page, '/admin/analytics', ['term'])
  })

  test('a post, in its title and in its text', async ({ page }) => {
    const id = `attack-${crypto.randomUUID().slice(0, 8)}`
    const text = {
      locale: 'ko',
      title: hostile('title'),
      excerpt: hostile('excerpt'),
      body: `${hostile('body')}\n\n[link](javascript:window.attacked=1) ![x](x "x" onerror=alert(1))`,
    }
    const service = serviceRole()
    const now = new Date().toISOString()
    const post = {
      id,
      category: 'tech',
      author: 'attacker',
      status: 'published',
      published_at: now,
    }
    expect((await service.from('posts').insert(post)).error).toBeNull()
    const words = await service.from('post_texts').insert({ post_id: id, read_minutes: 1, ...text })
    expect(words.error).toBeNull()
    try {
      await page.goto(`/blog/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('title">')
      const found = await page.evaluate(() => ({
        ran: 'attacked' in window,
        handlers: document.querySelectorAll('[onerror]').length,
        scripts: document.querySelectorAll('a[href^="javascript"]').length,
      }))
      expect(found).toEqual({ ran: false, handlers: 0, scripts: 0 })
    } finally {
      await service.from('posts').delete().eq('id', id)
    }
  })
})

for (const [field, value] of [
  ['subject', 'Hello\r\nBcc: victim@example.test'],
  ['name', 'Me\nReply-To: evil@example.test'],
  ['email', 'a@example.test\r\nBcc: victim@example.test'],
] as const) {
  test(`header injection: a line break in ${field} is not stored`, async () => {
    const inquiry = {
      id: crypto.randomUUID(),
      name: 'Me',
      email: 'me@example.test',
      phone: '010-1234-5678',
      inquiry_type: 'general',
      subject: 'Hello',
      message: 'Long enough a message.',
      locale: 'ko',
      [field]: value,
    }
    expect((await serviceRole().from('contact_inquiries').insert(inquiry)).error?.code).toBe(
      '23514',
    )
  })
}

for (const email of [
  'a@example.test\r\nBcc: b@example.test',
  'a@example.test, b@example.test',
  '<a@example.test>',
]) {
  test(`header injection: ${JSON.stringify(email)} is no address to sign up with`, async () => {
    const { client } = await person()
    const { data, error } = await client.auth.signUp({ email, password: 'correct horse' })
    expect(data.user).toBeNull()
    expect(error).not.toBeNull()
  })
}
