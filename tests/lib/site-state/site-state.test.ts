import { defaultSiteState, type SiteState } from '@/lib/site-state/schema'
import { createStateReader } from '@/lib/site-state/site-state'

const closed: SiteState = {
  ...defaultSiteState,
  maintenance: true,
  message: { ko: '점검' },
  enabledAt: '2026-11-21T09:00:00Z',
}

/** A database whose answers are given by hand, and a clock that is set by hand. */
function stage() {
  const given = { answer: defaultSiteState as unknown, now: 0, asked: 0 }
  const states: SiteState[] = []
  const lost: string[] = []
  const reader = createStateReader({
    load: async () => {
      given.asked++
      if (given.answer instanceof Error) throw given.answer
      return given.answer
    },
    now: () => given.now,
    onState: (state) => states.push(state),
    onLost: (reason) => lost.push(reason),
  })
  return { given, reader, states, lost }
}

it('asks at most every three seconds', async () => {
  const { given, reader } = stage()
  await reader.read()
  given.answer = closed
  given.now = 2999
  expect((await reader.read()).maintenance).toBe(false)
  given.now = 3000
  expect(await reader.read()).toEqual(closed)
  expect(given.asked).toBe(2)
})

it('asks once for all who want to know at the same time', async () => {
  const { given, reader } = stage()
  const all = await Promise.all([reader.read(), reader.read(), reader.read()])
  expect(all).toEqual([defaultSiteState, defaultSiteState, defaultSiteState])
  expect(given.asked).toBe(1)
})

it('is open as long as nothing is known', async () => {
  const { given, reader, lost } = stage()
  given.answer = new Error('refused')
  expect(await reader.read()).toEqual(defaultSiteState)
  expect(lost).toEqual(['refused'])
})

it('keeps what was last known while the database is silent, and says so once', async () => {
  const { given, reader, lost } = stage()
  given.answer = closed
  await reader.read()
  given.answer = new Error('refused')
  for (const now of [4000, 8000]) {
    given.now = now
    expect(await reader.read()).toEqual(closed)
  }
  expect(lost).toEqual(['refused'])
  given.answer = defaultSiteState
  given.now = 12_000
  expect(await reader.read()).toEqual(defaultSiteState)
  given.answer = new Error('again')
  given.now = 16_000
  await reader.read()
  expect(lost).toEqual(['refused', 'again'])
})

it('does not ask a silent database more often than every three seconds', async () => {
  const { given, reader } = stage()
  given.answer = new Error('refused')
  await reader.read()
  given.now = 2000
  await reader.read()
  expect(given.asked).toBe(1)
})

it('takes an answer of another shape for none', async () => {
  const { given, reader, lost } = stage()
  given.answer = { maintenance: 'yes' }
  expect(await reader.read()).toEqual(defaultSiteState)
  expect(lost).toHaveLength(1)
})

it('asks at once when told to forget, and tells of every answer', async () => {
  const { given, reader, states } = stage()
  await reader.read()
  given.answer = closed
  reader.invalidate()
  expect((await reader.read()).maintenance).toBe(true)
  expect(states.map(({ maintenance }) => maintenance)).toEqual([false, true])
})
