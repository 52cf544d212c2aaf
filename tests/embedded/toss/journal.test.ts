/** @jest-environment node */
import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { openJournal } from '@/embedded/toss/ledger/journal'
import { refused, TossServer } from './toss-server'

let toss: TossServer
beforeEach(async () => {
  toss = await new TossServer().start()
})
afterEach(() => toss.stop())

it('everything is there again after a restart', async () => {
  const billingKey = await toss.card()
  const unused = await toss.authorize()
  const { body } = await toss.charge(billingKey, {}, { key: 'one' })
  await toss.send('POST', `/v1/payments/${body.paymentKey}/cancel`, {
    cancelReason: '환불',
    cancelAmount: 5000,
  })
  const before = await toss.ledger()
  await toss.restart()
  expect(await toss.ledger()).toEqual(before)
  expect((await toss.charge(billingKey, {}, { key: 'one' })).body).toEqual(body)
  const issued = await toss.send('POST', '/v1/billing/authorizations/issue', {
    authKey: unused,
    customerKey: 'customer-1',
  })
  expect(issued.status).toBe(200)
})

it('a line that was being written is dropped, and the next one starts afresh', async () => {
  const billingKey = await toss.card()
  await toss.charge(billingKey, { orderId: 'whole-0001' })
  const whole = readFileSync(toss.journalFile, 'utf8')
  const last = whole.split('\n').at(-2) ?? ''
  appendFileSync(toss.journalFile, last.slice(0, 60))
  await toss.restart()
  expect(readFileSync(toss.journalFile, 'utf8')).toBe(whole)
  await toss.charge(billingKey, { orderId: 'whole-0002' })
  await toss.restart()
  expect((await toss.ledger()).payments.map(({ orderId }) => orderId)).toEqual([
    'whole-0001',
    'whole-0002',
  ])
})

it('what happens together is written together', async () => {
  const billingKey = await toss.card()
  await toss.charge(billingKey, {}, { key: 'together' })
  const lines = readFileSync(toss.journalFile, 'utf8').trimEnd().split('\n')
  const types = (JSON.parse(lines.at(-1) ?? '') as { type: string }[]).map(({ type }) => type)
  expect(types).toEqual(['charged', 'remembered'])
})

it('a line in the middle that is none is an error, not a loss', async () => {
  await toss.card()
  const [first, ...rest] = readFileSync(toss.journalFile, 'utf8').split('\n')
  const file = `${toss.journalFile}.torn`
  writeFileSync(file, [first, '{"torn', ...rest].join('\n'))
  expect(() => openJournal(file)).toThrow('line 2')
})

it('holds no card number, and nobody else reads it', async () => {
  await toss.card()
  expect(readFileSync(toss.journalFile, 'utf8')).not.toContain('4330123412341235')
  expect(statSync(toss.journalFile).mode & 0o777).toBe(0o600)
})

it('a used authKey stays used', async () => {
  const authKey = await toss.authorize()
  const given = { authKey, customerKey: 'customer-1' }
  await toss.send('POST', '/v1/billing/authorizations/issue', given)
  await toss.restart()
  const again = await toss.send('POST', '/v1/billing/authorizations/issue', given)
  expect(again).toMatchObject(refused(404, 'NOT_FOUND_BILLING'))
})
