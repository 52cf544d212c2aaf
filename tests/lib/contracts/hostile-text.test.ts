import { checks } from '@/lib/contracts/checks/catalogue'
import { longestContract } from '@/lib/contracts/constants'
import { recognizeFacts } from '@/lib/contracts/facts/recognize-facts'
import { remarkText } from '@/lib/contracts/facts/remarks'
import { newReviewSchema } from '@/lib/contracts/reviews/schema'
import { titleOf } from '@/lib/contracts/reviews/title'
import { expectedClauses } from '@/lib/contracts/rules/expected/catalogue'
import { readContract } from '@/lib/contracts/text/contract'
import { withoutLongGaps } from '@/lib/contracts/text/long-gaps'
import { processorMs } from '@/tests/factories/growth'

/** The site reads a contract that was pasted before it answers anybody else. */
const longestMs = 5_000

const filled = (start: string, piece: string, end = '가') =>
  `${start}${piece.repeat(Math.floor((longestContract - 300) / piece.length))}${end}`

/** As the handler does with what was pasted. */
function readPasted(text: string) {
  const asked = newReviewSchema.parse({ text: `${'근로계약서 '.repeat(20)}\n${text}` })
  if (!('text' in asked)) throw new Error('no text')
  return [titleOf(text), recognizeFacts(asked.text), remarkText(asked.text)]
}

it.each([
  ['marks between letters', filled('가', '!')],
  ['an annex and then nothing', filled('별지', ' ')],
  ['annexes', filled('', '별지 제')],
  ['spaces', filled('', ' ')],
  ['empty lines', filled('', '\n')],
  ['clauses', filled('', '제1조 가\n')],
  ['parties', filled('', '임대인 ')],
])('reads %s at its full length without keeping others waiting', async (_, text) => {
  expect(await processorMs(() => readPasted(text))).toBeLessThan(longestMs)
})

it('looks for what a clause is expected with in the time that one reading takes', async () => {
  const text = filled('', '자료를 받은 것. ')
  const givens = expectedClauses.flatMap(({ given }) => given ?? [])
  expect(await processorMs(() => givens.map((given) => given.test(text)))).toBeLessThan(longestMs)
})

it('keeps the words of a title that follows marks', () => {
  expect(titleOf('\n*** 주택임대차계약서 (갑) ***\n제1조')).toBe('주택임대차계약서 (갑)')
})

/** Where the gap may belong to several parts of a pattern, each further part multiplies the time by its length. */
it.each([
  '1',
  '토지',
  '보증금',
  '별지',
  '제1조의',
  '"가라" (이하',
  '매월 2027년 1월',
  '편당 1',
  '10평',
])('checks %s before gaps without trying each way to divide them', async (words) => {
  const gap = ' '.repeat(200)
  const text = withoutLongGaps(`제1조(가)\n${`${words}${gap}`.repeat(50)}`)
  const contract = readContract('sale', 'signer', text)
  const slow = []
  for (const check of checks)
    if ((await processorMs(() => check(contract))) > 2_000) slow.push(check.name)
  expect(slow).toEqual([])
})
