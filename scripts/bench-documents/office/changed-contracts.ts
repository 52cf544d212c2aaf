import { plainText } from '@/lib/documents/blocks/plain-text'
import type { Block, Content, Run } from '@/lib/documents/blocks/schema'
import { rowsOf } from '@/lib/documents/blocks/table-text'
import { readDocx } from '@/lib/documents/read/docx/read-docx'
import { openZip } from '@/lib/documents/read/open-zip'
import { redlineDocx } from '@/lib/documents/redline/redline-docx'
import { redlineVersion } from '@/lib/documents/redline/redline-version'
import { writeDocument } from '@/lib/documents/write/write-document'
import { seeded, sourceOf } from '../sources'

/** A Word file with tracked changes, and its paragraphs on both sides of them. */
export type ChangedFile = { bytes: Uint8Array; accepted: string[]; rejected: string[] }

const by = { author: '검토자', at: new Date('2026-11-23T04:00:00Z') }
const change = { author: by.author, at: by.at.toISOString() }

/** The paragraphs of a document's text and cells, without numbers, notes and white space. */
export const paragraphsOf = (blocks: readonly Block[]): string[] =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'footnote' || block.kind === 'pageBreak') return []
      if (block.kind !== 'table') return [block.text]
      return rowsOf(block).flatMap(({ cells }) => cells.map(({ text }) => text))
    })
    .map((text) => text.replace(/\s+/g, ''))
    .filter(Boolean)

type Revision = { old: Block | null; now: Block | null }

/** Of every third clause the last words are others, every eleventh goes, and behind every ninth comes one. */
function revise(blocks: readonly Block[], seed: number): Revision[] {
  const random = seeded(seed)
  return blocks.flatMap((block, at): Revision[] => {
    if (block.kind !== 'clause' || at < 2) return [{ old: block, now: block }]
    const cut = block.text.lastIndexOf(' ') + 1
    const text = `${block.text.slice(0, cut)}${random() < 0.5 ? '협의하여 정한다.' : '따로 정하는 바에 따른다.'}`
    if (at % 11 === 0) return [{ old: block, now: null }]
    const now: Block = at % 3 === 0 ? { ...block, text } : block
    const added: Block = {
      kind: 'clause',
      number: block.number,
      level: 4,
      page: null,
      text: '새로 넣은 문장이다.',
    }
    return [{ old: block, now }, ...(at % 9 === 0 ? [{ old: null, now: added }] : [])]
  })
}

const present = (blocks: readonly (Block | null)[]): Block[] =>
  blocks.flatMap((block) => block ?? [])

/** Written by the product's own writer, with the changes as runs and as whole paragraphs. */
async function written(source: Content, revisions: readonly Revision[]): Promise<Uint8Array> {
  const blocks = revisions.flatMap(({ old, now }): Block[] => {
    if (!old)
      return now
        ? [{ ...now, number: null, kind: 'paragraph', change: { kind: 'inserted', ...change } }]
        : []
    if (!now)
      return [
        {
          ...old,
          text: '',
          runs: [{ text: old.text, change: { kind: 'deleted', ...change } }],
          change: { kind: 'deleted', ...change },
        } as Block,
      ]
    if (now.text === old.text) return [old]
    // The full stop stays: what is put in at the end of a paragraph LibreOffice takes for one with a new one behind it.
    const cut = old.text.lastIndexOf(' ') + 1
    const runs: Run[] = [
      { text: old.text.slice(0, cut) },
      { text: old.text.slice(cut, -1), change: { kind: 'deleted', ...change } },
      { text: now.text.slice(cut, -1), change: { kind: 'inserted', ...change } },
      { text: '.' },
    ]
    return [{ ...now, runs } as Block]
  })
  return writeDocument({ ...source, blocks }, 'docx')
}

/** Changes of words, set into a file that came without any. */
async function redlined(file: Uint8Array, revisions: readonly Revision[]): Promise<Uint8Array> {
  const { blocks } = readDocx(await openZip(file))
  const text = plainText(blocks)
  let from = 0
  const changes: { start: number; quote: string; text: string }[] = []
  const additions: { after: number; text: string }[] = []
  for (const { old, now } of revisions) {
    if (!old) {
      additions.push({ after: from, text: now?.text ?? '' })
      continue
    }
    if (old.kind === 'table' || old.text === '') continue
    const start = text.indexOf(old.text, from)
    if (start < 0) throw new Error(`not found again: ${old.text}`)
    from = start + old.text.length
    if (now?.text !== old.text) changes.push({ start, quote: old.text, text: now?.text ?? '' })
  }
  const { bytes, unplacedChanges } = await redlineDocx(file, {
    ...by,
    text,
    changes,
    additions,
    comments: [],
  })
  if (unplacedChanges.length > 0) throw new Error(`${unplacedChanges.length} changes have no place`)
  return bytes
}

/** A contract changed in each of the three ways in which the product writes changes. */
export async function changedContracts(
  seed: number,
): Promise<Record<'writer' | 'redline' | 'version', ChangedFile>> {
  const source = sourceOf(seed)
  const revisions = revise(source.blocks, seed)
  const file = await writeDocument(source, 'docx')
  const sides = {
    accepted: paragraphsOf(present(revisions.map(({ now }) => now))),
    rejected: paragraphsOf(present(revisions.map(({ old }) => old))),
  }
  const next = present(revisions.map(({ now }) => now)).flatMap((block) => {
    if (block.kind === 'footnote' || block.kind === 'pageBreak') return []
    if (block.kind !== 'table') return [{ number: block.number, text: block.text }]
    return rowsOf(block).flatMap(({ cells }) => cells.map(({ text }) => ({ number: null, text })))
  })
  return {
    writer: { ...sides, bytes: await written(source, revisions) },
    redline: { ...sides, bytes: await redlined(file, revisions) },
    version: { ...sides, bytes: await redlineVersion(file, next, by) },
  }
}
