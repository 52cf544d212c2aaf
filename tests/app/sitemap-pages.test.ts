import { pages } from '@/app/sitemaps/parts'
import { fields } from '@/lib/chat/consultation/field-table'
import { locales } from '@/lib/i18n/routing'
import { sitePages } from '@/lib/site-pages'

const paths = async () => (await pages()).map(({ url }) => new URL(url).pathname)

test('what may be found is listed in every language, once', async () => {
  const listed = await paths()
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed.length % locales.length).toBe(0)
  expect(listed).toEqual(expect.arrayContaining(['/pricing', '/en/pricing', '/ja/pricing']))
  expect(listed.filter((path) => path.endsWith(sitePages.login.path))).toEqual([])
})

test('each field of law has its intake in it', async () => {
  const listed = await paths()
  for (const field of fields) {
    expect(listed).toContain(`${sitePages.consultation.path}/${field}`)
    expect(listed).toContain(`/zh${sitePages.consultation.path}/${field}`)
  }
})
