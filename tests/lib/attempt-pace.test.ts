/** @jest-environment node */
import { createPace } from '@/lib/attempt-pace'

/** Sleeps that the test ends one by one. */
function heldSleeps() {
  const held: (() => void)[] = []
  return {
    held,
    sleep: () => new Promise<void>((resolve) => held.push(resolve)),
    async wakeNext() {
      held.shift()?.()
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    },
  }
}

test('thirty guesses at once come one after the other, and those beyond the queue not at all', async () => {
  const sleeps = heldSleeps()
  const pace = createPace({ ms: 1000, mostWaiting: 10 }, sleeps.sleep)
  const answers: boolean[] = []
  for (let guess = 0; guess < 30; guess++) void pace('a').then((allowed) => answers.push(allowed))
  await sleeps.wakeNext()
  expect(answers.filter((allowed) => !allowed)).toHaveLength(20)
  for (let turn = 1; turn <= 10; turn++) {
    expect(sleeps.held.length).toBeLessThanOrEqual(1)
    expect(answers.filter(Boolean)).toHaveLength(turn - 1)
    await sleeps.wakeNext()
  }
  expect(answers.filter(Boolean)).toHaveLength(10)
})

test('another account does not wait, and a lane that is empty takes the next', async () => {
  const pace = createPace({ ms: 0, mostWaiting: 1 }, async () => {})
  expect(await Promise.all([pace('a'), pace('a'), pace('b')])).toEqual([true, false, true])
  expect(await pace('a')).toBe(true)
})
