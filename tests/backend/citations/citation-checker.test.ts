import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import {
  type CheckReply,
  createCitationChecker,
  startCheckThread,
} from '@/backend/citations/citation-checker'
import { createTestDatabase } from '@/tests/database'
import { insertSmallCorpus } from '@/tests/factories/legal-corpus'

/** A thread that answers when the test says so. */
class FakeThread extends EventEmitter {
  readonly asked: string[] = []
  terminated = false
  postMessage({ text }: { text: string }) {
    this.asked.push(text)
  }
  reply(reply: CheckReply) {
    this.emit('message', reply)
  }
  async terminate() {
    this.terminated = true
  }
}

function fakeChecker(limitMs?: number) {
  const threads: FakeThread[] = []
  const start = () => {
    const thread = new FakeThread()
    threads.push(thread)
    return thread as unknown as Worker
  }
  return { threads, checker: createCitationChecker(start, limitMs) }
}

it('checks one text after the other', async () => {
  const { threads, checker } = fakeChecker()
  const [first, second] = [checker.check('가'), checker.check('나')]
  expect(threads.map(({ asked }) => asked)).toEqual([['가']])
  threads[0]!.reply({ citations: [] })
  expect(await first).toEqual([])
  threads[0]!.reply({ failure: 'gone', code: '57P01' })
  await expect(second).rejects.toMatchObject({ message: 'gone', code: '57P01' })
  expect(threads[0]!.asked).toEqual(['가', '나'])
  await checker.close()
})

it('gives up a text that passes its deadline, and its thread; the next has a new one', async () => {
  const { threads, checker } = fakeChecker(1)
  const endless = checker.check('끝없는 글')
  await expect(endless).rejects.toMatchObject({ code: 'timeout' })
  expect(threads[0]!.terminated).toBe(true)
  const next = checker.check('짧은 글')
  expect(threads[1]!.asked).toEqual(['짧은 글'])
  threads[1]!.reply({ citations: [] })
  expect(await next).toEqual([])
  await checker.close()
})

it('fails the text in hand when the thread dies, and checks the others in a new one', async () => {
  const { threads, checker } = fakeChecker()
  const [lost, next] = [checker.check('가'), checker.check('나')]
  threads[0]!.emit('error', new Error('out of memory'))
  await expect(lost).rejects.toThrow('out of memory')
  threads[1]!.reply({ citations: [] })
  expect(await next).toEqual([])
  await checker.close()
})

it('lets no more than some wait, and nobody wait for a checker that is closed', async () => {
  const { checker } = fakeChecker()
  const held = Array.from({ length: 33 }, () => checker.check('가'))
  const refused = Promise.all(
    held.map((each) => expect(each).rejects.toMatchObject({ code: 'unavailable' })),
  )
  await expect(checker.check('나')).rejects.toMatchObject({ code: 'unavailable' })
  await checker.close()
  await refused
  await expect(checker.check('다')).rejects.toMatchObject({ code: 'unavailable' })
})

it('checks in a real thread, which reads the corpus itself', async () => {
  const database = await createTestDatabase()
  const checker = createCitationChecker(() => startCheckThread(database.url))
  try {
    await insertSmallCorpus(database.sql)
    const [check] = await checker.check('대법원 2004다34929 판결')
    expect(check).toMatchObject({ kind: 'case', text: '대법원 2004다34929 판결' })
    expect(await checker.check('아무 인용도 없는 글')).toEqual([])
  } finally {
    await checker.close()
    await database.drop()
  }
})
