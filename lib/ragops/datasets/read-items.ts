import { createHash } from 'node:crypto'
import Papa from 'papaparse'
import { z } from 'zod'
import { mostItems } from '@/lib/ragops/constants'
import { type DatasetItem, datasetItemSchema, sliceNames } from '@/lib/ragops/dataset-schema'

/** Why a line is no item; keys of `line` in messages/…/ragops.json. */
export type ImportProblem = {
  line: number
  reason: 'json' | 'columns' | 'query' | 'value' | 'twice' | 'answer' | 'many'
  value: string
}

/** An answer as it is written: an id, or a citation that is still to be looked up. */
export type WrittenAnswer = { text: string; grade: number; label?: string | undefined }
export type WrittenItem = Omit<DatasetItem, 'relevant'> & { line: number; answers: WrittenAnswer[] }
export type ReadItems = { items: WrittenItem[]; problems: ImportProblem[] }

/** A question that comes again has the same id, so that it takes the place of the first. */
export const keyOf = (query: string): string =>
  createHash('sha256').update(query).digest('hex').slice(0, 16)

const grade = z.coerce.number().int().min(1).max(3).default(1)
const answerSchema = z.union([
  z.string().transform((text) => ({ text, grade: 1 })),
  z
    .object({ id: z.coerce.string(), grade, label: z.string().optional() })
    .transform(({ id, ...rest }) => ({ text: id, ...rest })),
])
const lineSchema = z.object({
  id: z.coerce.string().optional(),
  query: z.string(),
  relevant: z.array(answerSchema).default([]),
  source: z.coerce.string().nullable().default(null),
  cluster: z.coerce.string().optional(),
  tags: z.record(z.string(), z.coerce.string()).default({}),
})
type Line = z.infer<typeof lineSchema>

/** Answers of one cell: `민법 제750조; 001706#751=2`, the number after the sign is the grade. */
export function readAnswers(cell: string): WrittenAnswer[] {
  return cell
    .split(/[;\n|]/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const graded = /^(.*?)\s*=\s*([123])$/s.exec(each)
      return graded ? { text: graded[1] ?? '', grade: Number(graded[2]) } : { text: each, grade: 1 }
    })
}

type Row = { line: number; value: Line } | ImportProblem

function jsonRow(text: string, line: number): Row {
  try {
    const parsed = lineSchema.safeParse(JSON.parse(text))
    if (parsed.success) return { line, value: parsed.data }
    const value = parsed.error.issues[0]?.path.join('.') ?? ''
    return { line, reason: value === 'query' ? 'query' : 'value', value }
  } catch {
    return { line, reason: 'json', value: text.slice(0, 60) }
  }
}

/** Lines of JSON, or one document of JSON that lists items, as `rag:dataset` writes it. */
function jsonRows(text: string): Row[] {
  const whole = z.object({ items: z.array(z.unknown()) })
  try {
    const parsed = whole.safeParse(JSON.parse(text))
    if (parsed.success)
      return parsed.data.items.map((item, at) => jsonRow(JSON.stringify(item), at + 1))
  } catch {
    // Several lines are no document.
  }
  return text
    .split(/\r?\n/)
    .flatMap((line, at) => (line.trim() === '' ? [] : [jsonRow(line, at + 1)]))
}

function csvRows(text: string): Row[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  if (!meta.fields?.includes('query')) return [{ line: 1, reason: 'columns', value: 'query' }]
  return data.map((row, at) => {
    const set = (name: string) => row[name]?.trim() || undefined
    const tags = sliceNames.flatMap((name) => {
      const value = set(name)
      return value ? [[name, value]] : []
    })
    return {
      // The head is the first; a cell of several lines makes the others later than that.
      line: at + 2,
      value: {
        id: set('id'),
        query: set('query') ?? '',
        relevant: readAnswers(set('relevant') ?? ''),
        source: set('source') ?? null,
        cluster: set('cluster'),
        tags: Object.fromEntries(tags),
      },
    }
  })
}

function itemOf({ line, value }: { line: number; value: Line }): WrittenItem | ImportProblem {
  const query = value.query.trim()
  const id = value.id?.trim() || keyOf(query)
  const given = { ...value, id, query, cluster: value.cluster?.trim() || id, relevant: [] }
  const parsed = datasetItemSchema.safeParse(given)
  if (parsed.success) {
    const { relevant: _, ...item } = parsed.data
    return { ...item, line, answers: value.relevant }
  }
  const at = parsed.error.issues[0]?.path.join('.') ?? ''
  return { line, reason: at === 'query' ? 'query' : 'value', value: at }
}

/** Reads questions and what answers them from a file of CSV, JSON or lines of JSON. */
export function readItems(text: string): ReadItems {
  const plain = text.replace(/^\ufeff/, '')
  const rows = /^\s*\{/.test(plain) ? jsonRows(plain) : csvRows(plain)
  const items = new Map<string, WrittenItem>()
  const problems: ImportProblem[] = []
  for (const row of rows) {
    const read = 'reason' in row ? row : itemOf(row)
    if ('reason' in read) problems.push(read)
    else if (items.has(read.id)) problems.push({ line: read.line, reason: 'twice', value: read.id })
    else items.set(read.id, read)
  }
  if (items.size > mostItems)
    problems.push({ line: mostItems, reason: 'many', value: String(mostItems) })
  return { items: [...items.values()], problems }
}
