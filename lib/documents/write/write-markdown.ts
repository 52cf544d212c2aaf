import { joinNumber } from '@/lib/documents/blocks/plain-text'
import type {
  Cell,
  Content,
  ImageBlock,
  Run,
  TableBlock,
  WordedBlock,
} from '@/lib/documents/blocks/schema'
import { placeCells, rowsOf } from '@/lib/documents/blocks/table-text'
import { plainCharacters } from '@/lib/plain-characters'
import {
  type FootnotePlaces,
  isWorded,
  placeFootnotes,
  type WrittenRun,
  writtenRuns,
} from './footnote-places'

const escapeMarks = (text: string) => plainCharacters(text).replace(/[\\`*_[\]<>|~#&]/g, '\\$&')

/** What begins a line of Markdown and means something there. */
const escapeStart = (line: string) =>
  line.replace(
    /^(\s*)([-+]|=+|\d+[.)])(?=\s|$)/,
    (_, space: string, mark: string) => space + mark.replace(/([-+=.)])/, '\\$1'),
  )

const isLetter = (letter: string | undefined) =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
const isPunctuation = (letter: string | undefined) =>
  letter !== undefined && /[\p{P}\p{S}]/u.test(letter)

/**
 * Marks around a text, where Markdown takes them for marks: not between a bracket within and a letter outside,
 * as in «**(목적)**은», which Korean text is full of. There the text stays plain.
 */
function mark(
  text: string,
  sign: string,
  before: string | undefined,
  after: string | undefined,
): string {
  const [, lead = '', core = '', tail = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
  if (!core) return text
  const [first, last] = [core.at(0), core.at(-1)]
  const opens = !isPunctuation(first) || !isLetter(lead ? undefined : before)
  const closes = !isPunctuation(last) || !isLetter(tail ? undefined : after)
  return opens && closes ? `${lead}${sign}${core}${sign}${tail}` : text
}

const label = (note: NonNullable<WrittenRun['note']>, labels: Map<object, string>) => {
  const known = labels.get(note)
  if (known) return known
  const made =
    note.number && /^[\p{L}\p{N}]+$/u.test(note.number) ? note.number : String(labels.size + 1)
  const free = [...labels.values()].includes(made) ? `${made}-${labels.size + 1}` : made
  labels.set(note, free)
  return free
}

function runText(runs: readonly WrittenRun[], labels: Map<object, string>): string {
  const shown = runs.filter(({ run }) => run.change?.kind !== 'deleted')
  return shown
    .map(({ run, note }, at) => {
      const before = shown[at - 1]?.run.text.at(-1)
      const after = note ? '[' : shown[at + 1]?.run.text.at(0)
      return format(run, before, after) + (note ? `[^${label(note, labels)}]` : '')
    })
    .join('')
}

function format(run: Run, before: string | undefined, after: string | undefined): string {
  let text = escapeMarks(run.text)
  if (run.href && /^https?:/.test(run.href))
    return `[${text}](<${run.href.replace(/[<>\s]/g, encodeURIComponent)}>)`
  if (run.bold) text = mark(text, '**', before, after)
  else if (run.italic) text = mark(text, '*', before, after)
  else if (run.strike) text = mark(text, '~~', before, after)
  return text
}

function wordedText(
  block: WordedBlock,
  notes: FootnotePlaces,
  labels: Map<object, string>,
): string {
  const written = runText(writtenRuns(block, notes), labels)
  const lines = written
    .split('\n')
    .map((line, at) => (at > 0 ? escapeStart(line) : line))
    .join('  \n')
  if (block.kind === 'heading')
    return `${'#'.repeat(Math.min(block.level ?? 1, 6))} ${joinNumber(block.number, lines.replace(/\s*\n\s*/g, ' '))}`
  if (!block.number) return escapeStart(lines)
  if (block.kind === 'list' && /^[-•*+]$/.test(block.number)) return `- ${lines}`
  // «1.» stays a number and does not become a list that counts by itself.
  return escapeStart(
    joinNumber(block.kind === 'footnote' ? `${block.number})` : block.number, lines),
  )
}

function tableText(block: TableBlock, notes: FootnotePlaces, labels: Map<object, string>): string {
  const rows = rowsOf(block)
  const { cells, columns } = placeCells(rows)
  const grid = rows.map(() => Array.from({ length: columns }, () => ''))
  const words = ({ runs, text }: Cell) =>
    runText(
      (runs ?? [{ text }]).map((run) => ({
        run,
        note: (run.footnote && notes.byId.get(run.footnote)) || null,
      })),
      labels,
    ).replace(/\s*\n\s*/g, '<br>')
  for (const { cell, row, column } of cells) {
    const line = grid[row]
    if (line) line[column] = words(cell)
  }
  const lines = grid.map((line) => `| ${line.join(' | ')} |`)
  return [lines[0] ?? '', `|${' --- |'.repeat(columns)}`, ...lines.slice(1)].join('\n')
}

const imageText = ({ text }: ImageBlock) => (text ? `![${escapeMarks(text)}](#)` : '')

/** A document as Markdown, with its numbers written out as text. */
export function writeMarkdown({ blocks }: Content): Uint8Array {
  const notes = placeFootnotes(blocks)
  const labels = new Map<object, string>()
  const parts: string[] = []
  for (const block of blocks) {
    if (block.change?.kind === 'deleted') continue
    if (block.kind === 'footnote' && !notes.loose.has(block)) {
      const words = runText(
        (block.runs ?? [{ text: block.text }]).map((run) => ({ run, note: null })),
        labels,
      )
      parts.push(`[^${label(block, labels)}]: ${words.replace(/\n/g, '\n    ')}`)
    } else if (isWorded(block)) parts.push(wordedText(block, notes, labels))
    else if (block.kind === 'table') parts.push(tableText(block, notes, labels))
    else if (block.kind === 'image') parts.push(imageText(block))
    else parts.push('<!-- page break -->')
  }
  return new TextEncoder().encode(`${parts.filter((part) => part.trim()).join('\n\n')}\n`)
}
