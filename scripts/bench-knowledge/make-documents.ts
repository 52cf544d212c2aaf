import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { starterDecisionSchema } from '@/lib/corpus/starter-schema'
import { type BlockInput, contentSchema } from '@/lib/documents/blocks/schema'
import { type WrittenFormat, writeDocument } from '@/lib/documents/write/write-document'
import { formatCitation } from '@/lib/korean-law/citations/format-citation'
import { seeded } from '@/scripts/bench-documents/sources'

/** A decision as a document: its name, and its paragraphs. */
export type Source = { title: string; lines: string[] }
export type BenchDocument = {
  tenant: number
  name: string
  bytes: Uint8Array
  /** Words of one of its paragraphs: a search for them should find it. */
  known: string
}

const formats: readonly WrittenFormat[] = ['docx', 'pdf', 'hwpx']
const fewestLines = 3

/** Decisions of the starter corpus: what was asked and held. */
export async function starterSources(folder: string): Promise<Source[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const lists = files.map(async (name) =>
    z
      .array(starterDecisionSchema)
      .parse(JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  )
  const decisions = (await Promise.all(lists)).flat()
  return decisions.map((decision) => ({
    title: formatCitation(decision),
    lines: [
      decision.caseName,
      ...decision.issues.flatMap(({ issue, gist }) => [issue, gist]),
    ].filter((line) => line.trim() !== ''),
  }))
}

/** Decisions as Markdown in a folder, with or without front matter, as far as they are needed. */
export async function folderSources(folder: string, most: number): Promise<Source[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .slice(0, most)
  return Promise.all(
    files.map(async (file) => {
      const text = (await readFile(file, 'utf8')).replace(/^---\n[\s\S]*?\n---\n/, '')
      const lines = text
        .split('\n')
        .map((line) => line.replace(/^#+\s*/, '').trim())
        .filter(Boolean)
      return { title: path.basename(file, '.md'), lines }
    }),
  )
}

/** Six words from the middle of a paragraph that is long enough to be told from others. */
function knownWords(lines: readonly string[], random: () => number): string {
  const long = lines.filter((line) => line.split(/\s+/).length >= 10)
  const line = long[Math.floor(random() * long.length)] ?? lines.at(-1) ?? ''
  const words = line.split(/\s+/)
  const from = Math.floor(random() * Math.max(1, words.length - 6))
  return words.slice(from, from + 6).join(' ')
}

const contentOf = ({ title, lines }: Source) =>
  contentSchema.parse({
    title,
    blocks: [
      { kind: 'heading', number: null, text: title, level: 1 } satisfies BlockInput,
      ...lines.map((text): BlockInput => ({ kind: 'paragraph', number: null, text })),
    ],
  })

/** Documents of tenants, each of another decision as long as there are enough; the same for the same seed. */
export async function makeDocuments(
  sources: readonly Source[],
  { tenants, each, seed }: { tenants: number; each: number; seed: number },
): Promise<BenchDocument[]> {
  const random = seeded(seed)
  const usable = sources.filter(({ lines }) => lines.length >= fewestLines)
  if (usable.length < each) throw new Error(`${usable.length} decisions are fewer than a tenant's`)
  const made: BenchDocument[] = []
  for (let tenant = 0; tenant < tenants; tenant++)
    for (let no = 0; no < each; no++) {
      const source = usable[(tenant * each + no) % usable.length] as Source
      const format = formats[no % formats.length] ?? 'docx'
      made.push({
        tenant,
        name: `${String(no + 1).padStart(4, '0')} ${source.title.replace(/[/\\]/g, ' ').slice(0, 60).trim()}.${format}`,
        bytes: await writeDocument(contentOf(source), format),
        known: knownWords(source.lines, random),
      })
    }
  return made
}
