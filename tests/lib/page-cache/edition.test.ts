import { watchEdition } from '@/lib/page-cache/edition'

function watched() {
  let now = 0
  const load = jest.fn(async () => 'one')
  const onChange = jest.fn()
  const read = watchEdition({ load, onChange, now: () => now })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const pass = (ms: number) => {
    now += ms
  }
  return { load, onChange, read, settled, pass }
}

it('asks at most every five seconds, and tells of a change before anybody learns of it', async () => {
  const { load, onChange, read, settled, pass } = watched()
  expect(await read()).toBe('one')
  pass(4999)
  await read()
  expect(load).toHaveBeenCalledTimes(1)
  pass(1)
  load.mockResolvedValue('two')
  // Nobody waits for the answer.
  expect(await read()).toBe('one')
  await settled()
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(await read()).toBe('two')
})

it('is unknown until the first answer, and holds while there is none', async () => {
  const { load, onChange, read, settled, pass } = watched()
  load.mockRejectedValueOnce(new Error('not there'))
  expect(await read()).toBeNull()
  pass(5000)
  expect(await read()).toBe('one')
  pass(5000)
  load.mockRejectedValue(new Error('gone'))
  await read()
  await settled()
  expect(await read()).toBe('one')
  expect(onChange).not.toHaveBeenCalled()
})
