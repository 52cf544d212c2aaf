/** @jest-environment node */
import { refused, TossServer } from './toss-server'

const toss = new TossServer()
beforeAll(() => toss.start())
afterAll(() => toss.stop())

const issue = (body: unknown) => toss.send('POST', '/v1/billing/authorizations/issue', body)
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('who may call', () => {
  it.each([
    ['nobody', '', 403, 'INCORRECT_BASIC_AUTH_FORMAT'],
    ['another scheme', `Bearer ${toss.secretKey}`, 403, 'INCORRECT_BASIC_AUTH_FORMAT'],
    ['a key without its colon', basic(toss.secretKey), 403, 'INCORRECT_BASIC_AUTH_FORMAT'],
    ['a wrong key', basic('test_sk_wrong:'), 401, 'UNAUTHORIZED_KEY'],
    ['the browser’s key', basic(`${toss.clientKey}:`), 400, 'INVALID_API_KEY'],
  ])('%s may not', async (_, authorization, status, code) => {
    const options = { authorization }
    for (const address of ['/v1/payments/orders/order-0001', '/stand-in/ledger']) {
      expect(await toss.send('GET', address, undefined, options)).toMatchObject(
        refused(status, code),
      )
    }
  })

  it('an address that is none is not found', async () => {
    expect(await toss.send('GET', '/v1/billing/x')).toMatchObject(refused(404, 'NOT_FOUND'))
    expect(await toss.send('POST', '/v1/billing/%E0%A4%A')).toMatchObject(refused(404, 'NOT_FOUND'))
  })
})

describe('issuing a billing key', () => {
  it('answers with the card, its number masked', async () => {
    const { status, body } = await issue({
      authKey: await toss.authorize(),
      customerKey: 'customer-1',
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      mId: expect.any(String),
      customerKey: 'customer-1',
      authenticatedAt: '2026-11-21T16:30:00+09:00',
      method: '카드',
      billingKey: expect.stringMatching(/^[\w-]{43}=$/),
      card: {
        number: '43301234****123*',
        issuerCode: expect.stringMatching(/^\d\d$/),
        acquirerCode: expect.stringMatching(/^\d\d$/),
        cardType: '신용',
        ownerType: '개인',
      },
    })
  })

  it('takes an authKey once', async () => {
    const given = { authKey: await toss.authorize(), customerKey: 'customer-1' }
    expect((await issue(given)).status).toBe(200)
    expect(await issue(given)).toMatchObject(refused(404, 'NOT_FOUND_BILLING'))
  })

  it('takes it from its own customer alone, who may still use it', async () => {
    const authKey = await toss.authorize()
    const refusal = await issue({ authKey, customerKey: 'customer-2' })
    expect(refusal).toMatchObject(refused(400, 'NOT_MATCHES_CUSTOMER_KEY'))
    expect((await issue({ authKey, customerKey: 'customer-1' })).status).toBe(200)
  })

  it('takes it for ten minutes', async () => {
    const [first, second] = [await toss.authorize(), await toss.authorize()]
    toss.clock.pass(10 * 60_000)
    expect((await issue({ authKey: first, customerKey: 'customer-1' })).status).toBe(200)
    toss.clock.pass(1)
    const late = await issue({ authKey: second, customerKey: 'customer-1' })
    expect(late).toMatchObject(refused(404, 'NOT_FOUND_BILLING'))
  })

  it.each([
    ['no body', undefined],
    ['no customer', { authKey: 'x' }],
    ['a customer of other letters', { authKey: 'x', customerKey: '고객' }],
    ['an authKey too long', { authKey: 'x'.repeat(301), customerKey: 'customer-1' }],
  ])('refuses %s', async (_, body) => {
    expect(await issue(body)).toMatchObject(refused(400, 'INVALID_REQUEST'))
  })
})

describe('ending a billing key', () => {
  const end = (billingKey: string) =>
    toss.send('DELETE', `/v1/billing/${encodeURIComponent(billingKey)}`)

  it('answers with nothing, and the card cannot be charged any more', async () => {
    const billingKey = await toss.card()
    expect(await end(billingKey)).toEqual({ status: 200, text: '', body: {} })
    expect(await toss.charge(billingKey)).toMatchObject(refused(400, 'INVALID_BILL_KEY_REQUEST'))
    expect(await end(billingKey)).toMatchObject(refused(404, 'BILLING_KEY_NOT_FOUND'))
    expect((await toss.ledger()).billingKeys.map((each) => each.billingKey)).not.toContain(
      billingKey,
    )
  })

  it('refuses one that never was', async () => {
    expect(await end('never=')).toMatchObject(refused(404, 'NOT_FOUND_BILLING'))
  })
})
