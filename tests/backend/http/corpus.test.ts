import { articleSitemapSchema, caseSitemapSchema } from '@/lib/corpus/service-schema'
import { createLegalApp, type LegalApp } from '@/tests/factories/legal-app'

let service: LegalApp
beforeAll(async () => {
  service = await createLegalApp()
})
afterAll(() => service.drop())

async function post(path: string, body: unknown) {
  const init = { method: 'POST', body: JSON.stringify(body) }
  const response = await service.app.request(path, init)
  return { status: response.status, body: await response.json() }
}

async function get(path: string) {
  return (await service.app.request(path)).json()
}

describe('citations', () => {
  it('are checked', async () => {
    const answer = await post('/citations/check', { text: '대법원 2004다34929 판결' })
    expect(answer.body.citations).toMatchObject([{ state: 'not-in-corpus' }])
  })

  it.each([
    [{}, 'validation'],
    [{ text: '' }, 'validation'],
    [{ text: 5 }, 'validation'],
    [{ text: '가\0나' }, 'validation'],
    [{ text: '가'.repeat(64_001) }, 'textTooLong'],
    [{ text: '가'.repeat(600_000) }, 'textTooLong'],
  ])('refuse bad input %#', async (body, code) => {
    const answer = await post('/citations/check', body)
    expect(answer).toMatchObject({ status: 400, body: { error: { code } } })
  })
})

describe('sitemaps', () => {
  it('name every decision and mark numbers that several share', async () => {
    const { parts, rows } = caseSitemapSchema.parse(await get('/sitemap/cases?part=0'))
    expect(parts).toBe(1)
    expect(rows.map((row) => [row.caseNumber, row.shared])).toEqual([
      ['2004다34929', false],
      ['2000므1257', false],
      ['2003가합100', false],
      ['2010가합7', true],
      ['2010가합7', true],
    ])
  })

  it('name the articles of current laws', async () => {
    const { rows } = articleSitemapSchema.parse(await get('/sitemap/articles'))
    expect(rows.map((row) => `${row.lawTitle} ${row.no}`)).toEqual([
      '민법 750',
      '민법 839의2',
      '근로기준법 23',
    ])
  })

  it('are empty past the last part', async () => {
    expect((await get('/sitemap/cases?part=5')).rows).toEqual([])
  })
})

describe('reports', () => {
  it('are kept', async () => {
    const answer = await post('/reports', {
      serial: 101,
      kind: 'text',
      message: '글자가 깨졌습니다.',
    })
    expect(answer.status).toBe(201)
    const rows = await service.sql`select serial, kind, message, handled_at from legal.reports`
    expect([...rows]).toEqual([
      { serial: 101, kind: 'text', message: '글자가 깨졌습니다.', handled_at: null },
    ])
  })

  it.each([
    [{ serial: 7, kind: 'text', message: '없는 판례' }, 404, 'caseNotFound'],
    [{ serial: 101, kind: 'praise', message: '좋습니다' }, 400, 'validation'],
    [{ serial: 101, kind: 'text', message: ' ' }, 400, 'validation'],
    [{ serial: '101', kind: 'text', message: '글자' }, 400, 'validation'],
    [{ serial: 101, kind: 'text', message: '가\0나' }, 400, 'validation'],
  ])('refuse bad input %#', async (body, status, code) => {
    expect(await post('/reports', body)).toMatchObject({ status, body: { error: { code } } })
  })
})
