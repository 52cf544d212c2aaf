/** @jest-environment node */
import { Faults } from '@/embedded/toss/faults/faults'
import { planSchema } from '@/embedded/toss/faults/plan'
import { refused, TossServer } from './toss-server'

const toss = new TossServer()
let billingKey: string
beforeAll(async () => {
  await toss.start()
  billingKey = await toss.card()
})
afterAll(() => toss.stop())

const found = async (orderId: string) =>
  (await toss.send('GET', `/v1/payments/orders/${orderId}`)).status === 200
const charge = (orderId: string, key?: string) => toss.charge(billingKey, { orderId }, { key })

describe('the next calls', () => {
  it('are cut before anything is done, or after', async () => {
    await toss.faults({
      faults: [
        { call: 'charge', fault: 'dropRequest' },
        { call: 'charge', fault: 'dropAnswer' },
      ],
    })
    await expect(charge('cut-000001', 'cut-1')).rejects.toThrow()
    expect(await found('cut-000001')).toBe(false)
    await expect(charge('cut-000002', 'cut-2')).rejects.toThrow()
    expect(await found('cut-000002')).toBe(true)
    // Asked again with its key, the call answers what it had done.
    expect((await charge('cut-000002', 'cut-2')).body.orderId).toBe('cut-000002')
    expect((await charge('cut-000001', 'cut-1')).status).toBe(200)
  })

  it('break before anything is done, or after, and only what was done is remembered', async () => {
    await toss.faults({
      faults: [
        { call: 'charge', fault: 'HTTP 500' },
        { call: 'charge', fault: 'HTTP 503', when: 'after' },
        { call: 'charge', fault: '429' },
      ],
    })
    const failed = refused(500, 'FAILED_INTERNAL_SYSTEM_PROCESSING')
    expect(await charge('break-0001', 'break-1')).toMatchObject(failed)
    expect(await found('break-0001')).toBe(false)
    expect(await charge('break-0002', 'break-2')).toMatchObject(refused(503, 'SERVICE_UNAVAILABLE'))
    expect(await found('break-0002')).toBe(true)
    expect(await charge('break-0003')).toMatchObject(refused(429, 'TOO_MANY_REQUESTS'))
    expect((await charge('break-0002', 'break-2')).status).toBe(200)
    expect((await charge('break-0001', 'break-1')).status).toBe(200)
  })

  it('are those of the named kind, as often as is said, and no others', async () => {
    await toss.faults({
      faults: [
        { call: 'cancel', fault: 'dropRequest' },
        { call: 'charge', fault: 'code', code: 'REJECT_CARD_COMPANY', times: 2 },
      ],
    })
    const statuses = [
      await charge('kind-0001'),
      await charge('kind-0001'),
      await charge('kind-0001'),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 200])
    const { body } = await toss.send('GET', '/stand-in/faults')
    expect(body.left).toEqual([{ call: 'cancel', fault: 'dropRequest', times: 1 }])
    expect(body.met).toEqual({ code: 2, none: 1 })
  })

  it('do not meet who has no key', async () => {
    await toss.faults({ faults: [{ call: 'byKey', fault: 'dropRequest' }] })
    const answer = await toss.send('GET', '/v1/payments/x', undefined, { authorization: '' })
    expect(answer.status).toBe(403)
    expect((await toss.send('GET', '/stand-in/faults')).body.met).toEqual({})
  })
})

describe('by rates', () => {
  const plan = (seed: number) =>
    planSchema.parse({
      seed,
      rates: { dropRequest: 0.05, dropAnswer: 0.1, delay: 0.1, 'HTTP 500': 0.1, '429': 0.05 },
      codes: { REJECT_CARD_PAYMENT: 0.1 },
      delayMs: [100, 200],
    })
  const drawn = (seed: number, calls = 1000) => {
    const faults = new Faults()
    faults.replace(plan(seed))
    return Array.from({ length: calls }, () => faults.decide('charge'))
  }

  it('the same seed is the same faults', () => {
    expect(drawn(7)).toEqual(drawn(7))
    expect(drawn(7)).not.toEqual(drawn(8))
  })

  it('come as often as they should', () => {
    const faults = drawn(1, 20_000)
    const share = (fault: string) =>
      faults.filter((each) => each.fault === fault).length / faults.length
    expect(share('dropAnswer')).toBeCloseTo(0.1, 1)
    expect(share('code')).toBeCloseTo(0.1, 1)
    expect(share('none')).toBeCloseTo(0.5, 1)
    const broken = faults.filter((each) => 'when' in each)
    const before = broken.filter((each) => 'when' in each && each.when === 'before')
    expect(before.length / broken.length).toBeCloseTo(0.5, 1)
  })

  it('a delay stays within its bounds, and is done within itself', () => {
    for (const each of drawn(3)) {
      if (each.fault !== 'delay') continue
      expect(each.delayMs).toBeGreaterThanOrEqual(100)
      expect(each.delayMs).toBeLessThanOrEqual(200)
      expect(each.doneAfterMs).toBeLessThanOrEqual(each.delayMs)
    }
  })

  it('bind the calls that are named', () => {
    const faults = new Faults()
    faults.replace(planSchema.parse({ rates: { dropRequest: 1 }, calls: ['cancel'] }))
    expect(faults.decide('charge').fault).toBe('none')
    expect(faults.decide('cancel').fault).toBe('dropRequest')
  })
})

it.each([
  { rates: { dropRequest: 0.6, dropAnswer: 0.6 } },
  { rates: { explode: 0.1 } },
  { delayMs: [5, 1] },
  { faults: [{ call: 'charge', fault: 'delay', delayMs: 1, doneAfterMs: 2 }] },
  { faults: [{ call: 'everything', fault: 'none' }] },
  { unknown: 1 },
])('a plan that is none is refused: %j', async (plan) => {
  expect((await toss.faults(plan)).body.code).toBe('INVALID_REQUEST')
})
