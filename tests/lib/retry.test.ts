import { AppError } from '@/lib/errors'
import { connectionFailures, retry, transientFailures } from '@/lib/retry'

const policy = { attempts: 3, baseDelay: 1000, retryOn: transientFailures }

function failing(times: number, error: unknown) {
  let calls = 0
  const waits: number[] = []
  return {
    waits,
    calls: () => calls,
    task: () => {
      calls++
      return calls <= times ? Promise.reject(error) : Promise.resolve('answer')
    },
    sleep: async (milliseconds: number) => {
      waits.push(milliseconds)
    },
  }
}

it('waits 1000 ms times the attempt and answers when the task recovers', async () => {
  const { task, sleep, waits } = failing(2, new AppError('unavailable'))
  expect(await retry(task, policy, sleep)).toBe('answer')
  expect(waits).toEqual([1000, 2000])
})

it('throws the last failure when the attempts are used', async () => {
  const { task, sleep, calls } = failing(9, new AppError('timeout'))
  await expect(retry(task, policy, sleep)).rejects.toMatchObject({ code: 'timeout' })
  expect(calls()).toBe(3)
})

it.each(['caseNotFound', 'validation'] as const)('never asks again after %s', async (code) => {
  const { task, sleep, calls } = failing(9, new AppError(code))
  await expect(retry(task, policy, sleep)).rejects.toMatchObject({ code })
  expect(calls()).toBe(1)
})

it('asks for a decision again after a failed connection, not after a failure of the service', async () => {
  const details = { ...policy, retryOn: connectionFailures }
  const server = failing(9, new AppError('server'))
  await expect(retry(server.task, details, server.sleep)).rejects.toMatchObject({ code: 'server' })
  expect(server.calls()).toBe(1)
  const network = failing(1, new AppError('network'))
  expect(await retry(network.task, details, network.sleep)).toBe('answer')
})

it('wraps what is no AppError and does not ask again', async () => {
  const { task, sleep, calls } = failing(9, new Error('slip'))
  await expect(retry(task, policy, sleep)).rejects.toMatchObject({ code: 'unknown' })
  expect(calls()).toBe(1)
})
