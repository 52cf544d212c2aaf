import { parseDocument } from '@/lib/documents/read/parse-document'
import { type BenchFormat, makeFile } from './make-file'
import { mutate, mutateInside } from './mutate'
import { addScore, emptyScore, scoreOf } from './score'
import { sourceOf } from './sources'

/** Runs in a process of its own, so that its memory is that of one format: `FORMAT FILES MUTATIONS FROM`. */
const [format = 'docx', files = '30', mutations = '0', first = '0'] = process.argv.slice(2)
const kind = format as BenchFormat
const say = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`)
const megabytes = () => Math.round(process.resourceUsage().maxRSS / 1024)

async function read(): Promise<void> {
  const score = emptyScore()
  const count = Number(files)
  const made = { ms: 0, bytes: 0 }
  const took = { ms: 0, pages: 0 }
  let equal = 0
  // Whatever is loaded at the first use is loaded by it.
  await parseDocument(await makeFile(sourceOf(9_999), kind), `a.${format}`)
  for (let no = 1; no <= count; no++) {
    const source = sourceOf(no)
    let start = performance.now()
    const file = await makeFile(source, kind)
    made.ms += performance.now() - start
    made.bytes += file.length
    start = performance.now()
    const result = await parseDocument(file, `a.${format}`)
    took.ms += performance.now() - start
    const blocks = result.state === 'ready' ? result.blocks : []
    // Where a format has no pages, a page is 1,500 letters.
    const letters = source.blocks.reduce((sum, { text }) => sum + text.length, 0)
    took.pages +=
      (result.state === 'ready' && format === 'pdf' && result.pages) || Math.max(1, letters / 1_500)
    const one = scoreOf(source, blocks, {
      paged: ['docx', 'hwpx', 'pdf'].includes(format),
      noted: !['txt', 'xlsx', 'hwpml'].includes(format),
    })
    addScore(score, one)
    if (Object.values(one).every(({ found, of }) => found === of)) equal += 1
  }
  say({ score, files: count, equal, made, took, memory: megabytes() })
}

async function damage(): Promise<void> {
  const whole = await makeFile(sourceOf(1), kind)
  for (let no = Number(first); no < Number(mutations); no++) {
    say({ begun: no })
    const start = performance.now()
    const isArchive = ['docx', 'hwpx', 'xlsx'].includes(format)
    const file = isArchive && no % 10 > 1 ? mutateInside(whole, no) : mutate(whole, no)
    const { state } = await parseDocument(file, `a.${format}`)
    say({ done: no, state, ms: performance.now() - start, memory: megabytes() })
  }
}

await (Number(mutations) > 0 ? damage() : read())
