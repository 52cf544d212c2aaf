/** @jest-environment node */
import { request as httpRequest } from 'node:http'
import { TEST_CARDS } from '@/embedded/toss/cards'
import { GOOD, TossServer } from './toss-server'

const toss = new TossServer()
beforeAll(() => toss.start())
afterAll(() => toss.stop())

const site = 'http://localhost:3000'
const asked = (more: Record<string, string> = {}) => ({
  clientKey: toss.clientKey,
  customerKey: 'customer-1',
  successUrl: `${site}/subscription/done?plan=1month`,
  failUrl: `${site}/subscription/failed`,
  target: 'self',
  origin: site,
  ...more,
})
const filled = (more: Record<string, string> = {}) => ({
  number: '4330 1234 1234 1235',
  expiry: '12/30',
  holder: '900101',
  password: '12',
  action: 'register',
  ...more,
})

const open = (more: Record<string, string> = {}) =>
  fetch(`${toss.url}/card-window?${new URLSearchParams(asked(more))}`, { redirect: 'manual' })

function submit(
  form: Record<string, string>,
  more = {},
  agreed = ['terms', 'privacy', 'provision'],
) {
  const body = new URLSearchParams({ ...asked(more), ...form })
  for (const each of agreed) body.append('agreed', each)
  return fetch(`${toss.url}/card-window`, { method: 'POST', body, redirect: 'manual' })
}

const destination = (answer: Response) => new URL(answer.headers.get('location') ?? '')

describe('the window', () => {
  it('says what it is, lists the test cards, and runs no script but its own', async () => {
    const answer = await open()
    const html = await answer.text()
    expect(html).toContain('돈은 오가지 않습니다')
    expect(html).toContain('No money moves')
    for (const { code } of TEST_CARDS) {
      if (code) expect(html.replaceAll('<wbr>', '')).toContain(code)
    }
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${site}`)
  })

  it('stands in a frame of the page that asked, and of no other', async () => {
    const answer = await open({ target: 'iframe' })
    expect(answer.headers.get('content-security-policy')).toContain(`frame-ancestors ${site};`)
  })

  it.each([
    ['a customer that is none', { customerKey: '고' }],
    ['an address that runs script', { successUrl: 'javascript:alert(1)' }],
  ])('does not open for %s', async (_, more) => {
    expect((await open(more)).status).toBe(400)
    expect((await submit(filled(), more)).status).toBe(400)
  })

  it('sends a shop that it does not know away', async () => {
    const to = destination(await open({ clientKey: 'test_ck_other' }))
    expect(to.searchParams.get('code')).toBe('INVALID_CLIENT_KEY')
  })

  it('shows nothing that was typed as markup', async () => {
    const answer = await submit(filled({ number: '"><script>alert(1)</script>' }))
    expect(await answer.text()).not.toContain('<script>alert')
  })
})

describe('registering', () => {
  it('leads to the success address, with a key that can be issued once', async () => {
    const to = destination(await submit(filled()))
    expect(to.pathname).toBe('/subscription/done')
    const { plan, customerKey, authKey } = Object.fromEntries(to.searchParams)
    expect({ plan, customerKey }).toEqual({ plan: '1month', customerKey: 'customer-1' })
    const issue = () =>
      toss.send('POST', '/v1/billing/authorizations/issue', { authKey, customerKey })
    expect((await issue()).body.card).toMatchObject({ number: '43301234****123*' })
    expect((await issue()).status).toBe(404)
  })

  it('a business number makes it a company’s card', async () => {
    const to = destination(await submit(filled({ holder: '123-45-67890' })))
    const { body } = await toss.send('POST', '/v1/billing/authorizations/issue', {
      authKey: to.searchParams.get('authKey'),
      customerKey: 'customer-1',
    })
    expect(body.card).toMatchObject({ ownerType: '법인' })
  })

  it.each(TEST_CARDS.filter(({ at }) => at === 'registration'))(
    '$number leads to the other address: $code',
    async ({ number, code }) => {
      const to = destination(await submit(filled({ number })))
      expect(to.pathname).toBe('/subscription/failed')
      expect(to.searchParams.get('code')).toBe(code)
      expect(to.searchParams.get('message')).toMatch(/[가-힣]/)
    },
  )

  it('a cancel leads there too', async () => {
    const to = destination(await submit({ action: 'cancel' }, {}, []))
    expect(to.searchParams.get('code')).toBe('PAY_PROCESS_CANCELED')
  })

  it('in a frame, the page around it is told', async () => {
    const done = await (await submit(filled(), { target: 'iframe' })).text()
    expect(done).toContain('data-outcome="leaves"')
    expect(done).toContain(`data-origin="${site}"`)
    expect(done).toMatch(/data-url="[^"]+authKey=bln_/)
    const canceled = await (await submit({ action: 'cancel' }, { target: 'iframe' }, [])).text()
    expect(canceled).toContain('data-outcome="canceled"')
  })

  it.each([
    ['number', { number: GOOD.replace(/5$/, '4') }],
    ['expiry', { expiry: '10/26' }],
    ['expiry', { expiry: '13/30' }],
    ['holder', { holder: '991301' }],
    ['password', { password: '1' }],
  ])('asks again for a wrong %s', async (name, wrong) => {
    const answer = await submit(filled(wrong))
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain(`id="${name}-fault"`)
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(html).not.toMatch(/name="password"[^>]*value="\d/)
  })

  it('takes a card that ends this month, typed in any way', async () => {
    for (const expiry of ['11/26', '1126', '11 / 26'])
      expect((await submit(filled({ expiry }))).status).toBe(303)
  })

  it('needs every agreement', async () => {
    const answer = await submit(filled(), {}, ['terms', 'privacy'])
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('agreed-fault')
  })
})

describe('pages', () => {
  it('the first page lists payments, whose receipts are pages', async () => {
    const { body } = await toss.charge(await toss.card(), { orderName: '<b>이용권' })
    const home = await (await fetch(toss.url)).text()
    expect(home).toContain('&lt;b&gt;이용권')
    const receipt = await (await fetch((body.receipt as { url: string }).url)).text()
    expect(receipt).toContain('order-0001')
    expect(receipt).toContain('₩55,000')
    expect((await fetch(`${toss.url}/receipts/none`)).status).toBe(404)
  })

  it('a name that only points at this machine reads nothing', async () => {
    const { port } = new URL(toss.url)
    const status = await new Promise((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', headers: { host: 'rebound.example' } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
        .once('error', reject)
        .end()
    })
    expect(status).toBe(421)
  })
})
