/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { contentSchema } from '@/lib/documents/blocks/schema'
import { splitBlocks } from '@/lib/knowledge/index/passages'
import { readQuery } from '@/lib/knowledge/index/query'
import { searchSegments } from '@/lib/knowledge/index/search'
import { buildSegment } from '@/lib/knowledge/index/segment'
import { type SegmentName, SegmentStore } from '@/lib/knowledge/index/segment-store'

/**
 * Sixty papers of an office and what people ask for them: in the same words and in others, by dates, amounts
 * and names, in Korean of English papers and the other way, with slips. The further questions were written when
 * the words that the search knows were settled.
 */
const read = (name: string) => readFileSync(path.join('tests/fixtures/office', name), 'utf8').trim()

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim())

function blocksOf(lines: readonly string[]) {
  const blocks: { kind: string; number: null; text: string; level?: number; rows?: string[][] }[] =
    []
  for (const line of lines) {
    const last = blocks.at(-1)
    const heading = /^(#+) (.*)/.exec(line)
    if (line.startsWith('|') && last?.rows) last.rows.push(cellsOf(line))
    else if (line.startsWith('|'))
      blocks.push({ kind: 'table', number: null, text: '', rows: [cellsOf(line)] })
    else if (heading)
      blocks.push({
        kind: 'heading',
        level: heading[1]?.length ?? 1,
        number: null,
        text: heading[2] ?? '',
      })
    else blocks.push({ kind: 'paragraph', number: null, text: line })
  }
  return contentSchema.parse({ blocks }).blocks
}

const folder = mkdtempSync(path.join(tmpdir(), 'beopdap-office-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const store = new SegmentStore(folder, 64 * 1024 * 1024)
const files: string[] = []
const names: SegmentName[] = ['contracts.txt', 'papers.txt', 'letters.txt'].flatMap((part) =>
  read(part)
    .split(/^=== /m)
    .slice(1)
    .map((document) => {
      const [file = '', ...lines] = document.trim().split('\n')
      const name = { owner: 'a', document: String(files.push(file) - 1), version: '1' }
      store.write(name, buildSegment(file, splitBlocks(blocksOf(lines))))
      return name
    }),
)

/** The share of questions whose paper is the first, and of those where it is among the first ten. */
function recallOf(questions: string): { first: number; ten: number } {
  const lines = read(questions).split('\n')
  const places = lines.map((line) => {
    const [wanted = '', , query = ''] = line.split('|')
    const { hits } = searchSegments(store, names, readQuery(query), 10)
    const documents = [...new Set(hits.map(({ document }) => document))]
    return documents.findIndex((document) => files[Number(document)]?.startsWith(wanted))
  })
  const share = (among: number) =>
    places.filter((place) => place >= 0 && place < among).length / lines.length
  return { first: share(1), ten: share(10) }
}

it('finds the paper that is meant, nine times of ten as the first', () => {
  const { first, ten } = recallOf('questions.txt')
  expect(first).toBeGreaterThanOrEqual(0.92)
  expect(ten).toBeGreaterThanOrEqual(0.99)
})

it('finds it in words that nobody thought of, among the first ten', () => {
  const { first, ten } = recallOf('further-questions.txt')
  expect(first).toBeGreaterThanOrEqual(0.8)
  expect(ten).toBeGreaterThanOrEqual(0.98)
})
