/** @jest-environment node */
import { keyedQueue } from '@/embedded/supabase/auth/keyed-queue'

/** Work that the test ends piece by piece. */
function heldWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve('done')))
  return { ends, work }
}
const turns = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

test('work of one key runs piece by piece, and what finds the queue full is answered at once', async () => {
  const inTurn = keyedQueue(3)
  const { ends, work } = heldWork()
  const waiting = [inTurn('a', work), inTurn('a', work), inTurn('a', work)]
  expect(await inTurn('a', work)).toBeNull()
  // Somebody else does not wait.
  expect(await inTurn('b', async () => 'other')).toBe('other')
  for (let piece = 0; piece < 3; piece++) {
    await turns()
    expect(ends).toHaveLength(piece + 1)
    ends[piece]?.()
  }
  expect(await Promise.all(waiting)).toEqual(['done', 'done', 'done'])
  expect(await inTurn('a', async () => 'again')).toBe('again')
})

test('work that fails keeps nobody waiting', async () => {
  const inTurn = keyedQueue(1)
  const failing = inTurn('a', async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(await inTurn('a', async () => 'next')).toBe('next')
})
