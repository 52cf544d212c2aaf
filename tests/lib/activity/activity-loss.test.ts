import { queueLimit } from '@/lib/activity/constants'
import { Browser, FakeStorage, failing, settled } from '@/tests/factories/activity-queue'

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

describe('what is not lost', () => {
  it('is there after the page was closed between sending and the answer', async () => {
    server.script = [
      (batch) => {
        void server.store(batch)
        return new Promise(() => {})
      },
    ]
    const first = tab()
    see(first, 10)
    await settled()
    first.stop()
    expect(storage.length).toBe(10)
    tab().resume()
    await settled()
    expect(server.batches).toHaveLength(2)
    expect(server.rows.size).toBe(10)
    expect(storage.length).toBe(0)
  })

  it('is there after a reload that came before the batch', async () => {
    const first = tab()
    see(first, 4)
    first.stop()
    await clock.pass(60_000)
    expect(server.batches).toHaveLength(0)
    tab().resume()
    await settled()
    expect(server.rows.size).toBe(4)
  })

  it('is sent by whichever of two tabs comes first, and by one', async () => {
    const [left, right] = [tab(), tab()]
    see(left, 3)
    await clock.pass(1000)
    see(right, 3)
    await clock.pass(60_000)
    expect(server.batches.map((batch) => batch.length)).toEqual([6])
    expect(storage.length).toBe(0)
  })

  it('is stored once when two tabs send it at once, and they come to rest', async () => {
    server.always = failing
    const [left, right] = [tab(), tab()]
    see(left, 10)
    see(right, 10)
    await clock.pass(30_000)
    server.always = server.store
    left.resume()
    right.resume()
    await clock.pass(1000)
    const sent = server.batches.length
    await clock.pass(600_000)
    expect(server.batches).toHaveLength(sent)
    expect(server.rows.size).toBe(20)
    expect(storage.length).toBe(0)
  })

  it.each([
    ['full', () => Object.assign(new FakeStorage(), { full: true })],
    ['closed', () => null],
  ])('goes out from the page itself where storage is %s', async (_, make) => {
    const queue = tab(make())
    see(queue, 12)
    await clock.pass(60_000)
    expect(server.rows.size).toBe(12)
  })

  it('stays with its account', async () => {
    server.script = [failing]
    const one = tab(storage, 'one')
    see(one, 3)
    one.stop()
    tab(storage, 'two').resume()
    await clock.pass(60_000)
    expect(server.batches).toHaveLength(0)
    expect(storage.length).toBe(3)
  })

  it('survives what others wrote under its name', async () => {
    storage.setItem('activity:one:nonsense', '{"half":')
    storage.setItem('theme', 'dark')
    const queue = tab()
    see(queue, 10)
    await settled()
    expect(server.rows.size).toBe(10)
    expect([...storage.entries.keys()]).toEqual(['theme'])
  })
})

describe('what is lost is told', () => {
  const told = () =>
    [...server.rows.values()].reduce((sum, { metadata }) => sum + (metadata.lost ?? 0), 0)

  it('the oldest give way to the newest, and the newest say how many did', async () => {
    server.always = failing
    const queue = tab()
    see(queue, queueLimit + 25)
    expect(storage.length).toBe(queueLimit)
    server.always = server.store
    queue.resume()
    await clock.pass(120_000)
    expect(server.rows.size).toBe(queueLimit)
    expect(told()).toBe(25)
  })

  it('even when those that said it had to go themselves', async () => {
    server.always = failing
    const queue = tab()
    see(queue, queueLimit * 2 + 100)
    server.always = server.store
    queue.resume()
    await clock.pass(120_000)
    expect(server.rows.size + told()).toBe(queueLimit * 2 + 100)
  })

  it('what the server refused counts among them', async () => {
    server.script = [
      (batch) => ({
        state: 'answered',
        kept: batch.slice(2).map(({ id }) => id),
        refused: batch.slice(0, 2).map(({ id }) => id),
      }),
    ]
    const queue = tab()
    see(queue, 10)
    await settled()
    see(queue, 1)
    await clock.pass(60_000)
    expect(told()).toBe(2)
    expect(storage.length).toBe(0)
  })
})

describe('when the account is left', () => {
  it('everything is sent once more, and nothing stays', async () => {
    server.always = failing
    const queue = tab()
    see(queue, 130)
    await settled()
    server.always = server.store
    await queue.flushAndClear(1000)
    expect(server.rows.size).toBe(130)
    expect(storage.length).toBe(0)
  })

  it('nobody waits for a server that does not answer', async () => {
    server.always = () => new Promise(() => {})
    const queue = tab()
    see(queue, 3)
    const closed = queue.flushAndClear(1000)
    await clock.pass(1001)
    await closed
    expect(storage.length).toBe(0)
    await clock.pass(600_000)
    expect(server.batches).toHaveLength(1)
  })
})
