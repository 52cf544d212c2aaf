import { createContext, Script } from 'node:vm'

/** What takes less at its full length harms nobody, and cannot be measured on a loaded machine. */
const harmlessMs = 5
const measurableMs = 20
const mostRounds = 30
const mostGrowth = 3
/** What seems to grow so little at a first short look needs no long one: time with the square would be 4. */
const clearlyLinear = 2.3
/** A parser that tries everything in two ways would not end at all; a machine may stand still for minutes. */
const notEndingMs = 1_200_000
/** What takes so long once is not tried again. */
const longestMs = 10_000

const context = createContext({ run: () => {} })
const limited = new Script('run()')

/**
 * Runs to the end or throws: unlike a timer, this also stops a regular expression. A limit for each of thousands of
 * runs would take longer than most of them, as each starts a thread to watch over it.
 */
function withinLimit<Result>(run: () => Result): Result {
  const results: Result[] = []
  context.run = () => {
    results.push(run())
  }
  limited.runInContext(context, { timeout: notEndingMs })
  return results[0] as Result
}

/** Milliseconds of the processor, which do not pass while others use it. */
function timeOf(run: () => unknown, repeats = 1): number {
  const started = process.cpuUsage()
  for (let i = 0; i < repeats; i += 1) run()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000 / repeats
}

/** Milliseconds of the processor for one run, which do not pass while others use it. */
export async function processorMs(run: () => unknown): Promise<number> {
  const started = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

/** Measured over three doublings, what the machine does beside it changes the growth of one by little. */
const doublings = 3

function measureGrowth(
  parse: (text: string) => unknown,
  make: (length: number) => string,
  fullLength: number,
): number {
  const [part, full] = [make(Math.floor(fullLength / 2 ** doublings)), make(fullLength)]
  let first = Number.POSITIVE_INFINITY
  // The first run also compiles: what is slow then may be harmless the second or third time.
  for (let run = 0; run < 3 && first >= harmlessMs; run += 1)
    first = Math.min(
      first,
      timeOf(() => parse(full)),
    )
  if (first < harmlessMs) return 1
  if (first > longestMs) return Number.POSITIVE_INFINITY
  const seen = first / timeOf(() => parse(part), 2 ** doublings)
  if (seen ** (1 / doublings) <= clearlyLinear) return seen ** (1 / doublings)
  const repeats = Math.ceil(measurableMs / first)
  const repeatsOfPart = repeats * 2 ** doublings
  let [leastPart, leastFull] = [Number.POSITIVE_INFINITY, first]
  let growth = Number.POSITIVE_INFINITY
  for (let round = 0; round < mostRounds && growth > mostGrowth; round += 1) {
    leastPart = Math.min(
      leastPart,
      timeOf(() => parse(part), repeatsOfPart),
    )
    leastFull = Math.min(
      leastFull,
      timeOf(() => parse(full), repeats),
    )
    growth = (leastFull / leastPart) ** (1 / doublings)
  }
  return growth
}

/**
 * How many times longer a parser takes for a text that is twice as long, on average from an eighth of the full
 * length up to all of it: 1 when that takes no time worth naming. The least of several times counts, so that what
 * else the machine does makes no difference.
 * @param make the text of a length
 */
export function growthOf(
  parse: (text: string) => unknown,
  make: (length: number) => string,
  fullLength: number,
): number {
  return withinLimit(() => measureGrowth(parse, make, fullLength))
}

/** A piece repeated up to a length, cut there. */
const fill = (length: number, piece: string): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

const marks = [
  ' ',
  '\n',
  '(',
  ')',
  '[',
  '<',
  '"',
  '“',
  '‘',
  '「',
  '*',
  '_',
  '`',
  '|',
  '#',
  '&',
  '@',
]
const letters = ['가', '제', '1', 'a', '法', '.', '-', '%', '\\', '/', '①']
const pieces = [
  ...[
    '> ',
    '- ',
    '1. ',
    '![',
    '[1](',
    '<a ',
    '<!--',
    '**a',
    '~~~\n',
    'a.',
    'a@',
    'a@a.',
    '1,',
    '1-',
  ],
  ...[
    '한 ',
    '및 또는 ',
    '습니다. ',
    '어떻게 하나요? ',
    'the act of ',
    'Article 1 of ',
    '民法第一条',
  ],
  ...[
    '2012다1, ',
    '12가1,',
    '12가1(병합)',
    '10원 ',
    '1천',
    '2020. 1. 1. ',
    '구 민법(',
    '「가법」',
    '1항의2호',
  ],
  ...[
    "'1조,'",
    '"가나다라마바사아자차" 1조,',
    '(제1조',
    '제1조의2',
    "(이하 '가법'이라 한다)",
    '법 ',
  ],
  `민법 제1조, ${' 1항'.repeat(38)} X `,
  '민법 제1조 내지 제40조 ',
]

/** Texts made to mislead parsers: what is opened and never closed, lists without end, and near misses. */
const pathologicalTexts: [string, (length: number) => string][] = [
  ...[...marks, ...letters, ...pieces].map((piece): [string, (length: number) => string] => [
    JSON.stringify(piece.slice(0, 30)),
    (length) => fill(length, piece),
  ]),
  ['spaces before a letter', (length) => `${' '.repeat(length - 1)}가`],
  ['a long word before a mark', (length) => `${'가'.repeat(length - 1)}!`],
  ['digits before a letter', (length) => `${'1'.repeat(length - 1)}가`],
  [
    'marks that open before as many that close',
    (length) => {
      const half = Math.floor(length / 2)
      return '('.repeat(half) + ')'.repeat(half)
    },
  ],
]

/** The texts with which a parser takes more than three times as long when they are twice as long. */
export function misleadingTexts(parse: (text: string) => unknown, fullLength: number): string[] {
  // What grows so at the full length does at twice that; what only the machine did to one measurement does not.
  const grows = (make: (length: number) => string, length: number) =>
    measureGrowth(parse, make, length) > mostGrowth
  let last = ''
  const find = () =>
    pathologicalTexts
      .filter(([name, make]) => {
        last = name
        return grows(make, fullLength) && grows(make, fullLength * 2)
      })
      .map(([name]) => name)
  try {
    return withinLimit(find)
  } catch (error) {
    throw new Error(`with the text of ${last}`, { cause: error })
  }
}
