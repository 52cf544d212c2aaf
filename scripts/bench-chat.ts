import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { runCommand } from '@/lib/command-line'
import { loopbackUrl } from './bench/load'
import { askDomain } from './bench-chat/ask-domain'
import { askSite } from './bench-chat/ask-site'
import { type BenchQuestion, readQuestions } from './bench-chat/question'
import { reportOf } from './bench-chat/report'
import type { Ask, BenchResult } from './bench-chat/result'
import { askAll, inTurns } from './bench-chat/run'
import { startService } from './bench-chat/service'
import { benchPeople } from './bench-chat/site-people'

const usage = `npm run bench:chat -- [--site http://localhost:3000] [--data .data] [--service http://127.0.0.1:4100]
  [--split dev|unseen] [--people 4] [--questions FILE] [--verbose]
With --site the questions go through the running site as those of accounts made for them (--data is its data folder);
otherwise through the domain's functions, to a service that is started on --data or runs at --service.
`
const optionsSchema = z.object({
  site: z.string().optional(),
  data: z.string().default(process.env.LEGAL_DATA_DIR ?? '.data'),
  service: z.string().optional(),
  split: z.enum(['dev', 'unseen']).optional(),
  people: z.coerce.number().int().min(1).max(20).default(4),
  questions: z.string().default(path.join(import.meta.dirname, 'bench/chat.jsonl')),
  verbose: z.boolean().default(false),
})
type Options = z.infer<typeof optionsSchema>

/** A question that is not counted: whatever is made at the first use is made by it. */
const warmUp: BenchQuestion = {
  id: 'warm-0',
  split: 'dev',
  field: 'none',
  language: 'ko',
  question: '민법 제750조',
  refuse: 'not counted',
}

async function ask(questions: BenchQuestion[], people: readonly Ask[]): Promise<BenchResult[]> {
  const [first] = people
  if (!first) return []
  await first(warmUp)
  const { alone, together } = inTurns(questions)
  return [...(await askAll(alone, [first])), ...(await askAll(together, people))]
}

/** The domain reads where the service is from the environment, at its first question. */
async function throughDomain(questions: BenchQuestion[], options: Options) {
  const running = options.service ? loopbackUrl(options.service).origin : null
  const started = running ? null : await startService(path.resolve(options.data))
  try {
    process.env.LEGAL_API_URL = running ?? started?.url
    return await ask(
      questions,
      Array.from({ length: options.people }, () => askDomain),
    )
  } finally {
    started?.stop()
  }
}

/** Each of the people has an account of their own, and another when its questions of the day are used up. */
async function throughSite(questions: BenchQuestion[], site: URL, options: Options) {
  const people = benchPeople(options.data)
  try {
    const askers = Array.from({ length: options.people }, () => askSite(site, people))
    return await ask(questions, askers)
  } finally {
    await people.remove()
  }
}

async function main(): Promise<void> {
  const string = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      site: string,
      data: string,
      service: string,
      split: string,
      people: string,
      questions: string,
      verbose: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const options = optionsSchema.parse(values)
  const questions = readQuestions(options.questions).filter(
    ({ split }) => !options.split || split === options.split,
  )
  const results = options.site
    ? await throughSite(questions, loopbackUrl(options.site), options)
    : await throughDomain(questions, options)
  process.stdout.write(reportOf(results, options.verbose))
  if (results.some(({ reply }) => reply.outcome === 'failed')) process.exitCode = 1
}

runCommand(main, { usage })
