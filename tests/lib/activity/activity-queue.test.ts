import type { Delivery } from '@/lib/activity/activity-queue'
import { flushIntervalMs } from '@/lib/activity/constants'
import { type Answer, Browser, failing, settled } from '@/tests/factories/activity-queue'

let browser: Browser
let clock: Browser['clock']
let storage: Browser['storage']
let server: Browser['server']
const tab: Browser['tab'] = (...args) => browser.tab(...args)
const see: Browser['see'] = (...args) => browser.see(...args)

beforeEach(() => {
  browser = new Browser()
  ;({ clock, storage, server } = browser)
})

const lostAnswer: Answer = (batch) => {
  void server.store(batch)
  throw new TypeError('network')
}

describe('when a batch goes out', () => {
  it('waits five seconds for company', async () => {
    const queue = tab()
    see(queue, 3)
    await clock.pass(flushIntervalMs - 10)
    expect(server.batches).toHaveLength(0)
    await clock.pass(20)
    expect(server.batches.map((batch) => batch.length)).toEqual([3])
    expect(storage.length).toBe(0)
  })

  it('goes at ten without waiting', async () => {
    see(tab(), 10)
    await settled()
    expect(server.batches.map((batch) => batch.length)).toEqual([10])
  })

  it('goes when the page is hidden, and what is on its way is not sent again', async () => {
    const queue = tab()
    let answer: (delivery: Delivery) => void = () => {}
    server.script = [
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    ]
    see(queue, 10)
    await settled()
    see(queue, 2)
    queue.flushOnPageHide()
    await settled()
    expect(server.batches.map((batch) => batch.length)).toEqual([10, 2])
    answer(await server.store(server.batches[0] ?? []))
    await clock.pass(60_000)
    expect(server.batches).toHaveLength(2)
    expect(server.rows.size).toBe(12)
  })

  it('carries at most a hundred', async () => {
    server.always = failing
    const queue = tab()
    see(queue, 250)
    await settled()
    server.always = server.store
    await clock.pass(120_000)
    expect(Math.max(...server.batches.map((batch) => batch.length))).toBe(100)
    expect(server.rows.size).toBe(250)
  })

  it('stays under what a page that is left may send', async () => {
    server.always = failing
    const queue = tab()
    for (let index = 0; index < 200; index++) {
      queue.add('search', { a: '가'.repeat(200), b: '나'.repeat(100) })
    }
    server.always = server.store
    await clock.pass(300_000)
    for (const batch of server.batches) {
      expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(62_000)
    }
    expect(server.rows.size).toBe(200)
  })
})

describe('when the server does not take it', () => {
  it('tries again after 1, 2, 4 … at most 30 seconds', async () => {
    server.always = failing
    see(tab(), 10)
    await clock.pass(150_000)
    const gaps = server.times.slice(1).map((time, index) => time - (server.times[index] ?? 0))
    expect(gaps.slice(0, 7)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    server.always = server.store
    await clock.pass(30_000)
    expect(server.rows.size).toBe(10)
  })

  it('does not hurry because more happens meanwhile', async () => {
    server.always = failing
    const queue = tab()
    see(queue, 10)
    await clock.pass(16_000)
    const tried = server.batches.length
    see(queue, 50)
    await clock.pass(10_000)
    expect(server.batches).toHaveLength(tried)
  })

  it('waits as long as it is told', async () => {
    server.script = [() => ({ state: 'failed', retryAfterMs: 20_000 })]
    see(tab(), 10)
    await clock.pass(19_000)
    expect(server.batches).toHaveLength(1)
    await clock.pass(2000)
    expect(server.rows.size).toBe(10)
  })

  it('goes at once when the network is back', async () => {
    server.always = failing
    const queue = tab()
    see(queue, 10)
    await clock.pass(40_000)
    server.always = server.store
    queue.resume()
    await settled()
    expect(server.rows.size).toBe(10)
    expect(storage.length).toBe(0)
  })

  it('stores once what was sent twice because the answer was lost', async () => {
    server.script = [lostAnswer, lostAnswer]
    see(tab(), 10)
    await clock.pass(10_000)
    expect(server.batches).toHaveLength(3)
    expect(server.batches[2]).toEqual(server.batches[0])
    expect(server.rows.size).toBe(10)
    expect(storage.length).toBe(0)
  })

  it('keeps what an answer does not name, and takes an empty answer for a failure', async () => {
    server.script = [
      (batch) => ({ state: 'answered', kept: [batch[0]?.id ?? ''], refused: [] }),
      () => ({ state: 'answered', kept: [], refused: [] }),
    ]
    see(tab(), 10)
    await clock.pass(30_000)
    expect(server.batches.map((batch) => batch.length)).toEqual([10, 9, 9])
    expect(server.rows.size).toBe(9)
  })

  it('gives up what the database denies, without another try', async () => {
    server.script = [() => ({ state: 'denied' })]
    see(tab(), 10)
    await clock.pass(120_000)
    expect(server.batches).toHaveLength(1)
    expect(storage.length).toBe(0)
  })

  it('waits for the person when nobody is signed in, however much happens', async () => {
    server.script = [() => ({ state: 'signedOut' })]
    const queue = tab()
    see(queue, 10)
    await settled()
    see(queue, 20)
    queue.flushOnPageHide()
    await clock.pass(600_000)
    expect(server.batches).toHaveLength(1)
    expect(storage.length).toBe(30)
    queue.resume()
    await clock.pass(1000)
    expect(server.rows.size).toBe(30)
  })
})
