'use server'

import { refresh } from 'next/cache'
import { parseLocale } from '@/lib/auth/destination'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { makeBenchmark } from '@/lib/corpus/service'
import { AppError } from '@/lib/errors'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import {
  type DatasetTarget,
  datasetPath,
  datasetsPath,
  largestImport,
  longest,
} from '@/lib/ragops/constants'
import type { DatasetItem } from '@/lib/ragops/dataset-schema'
import { createRateLimiter } from '@/lib/rate-limit'
import { traceReader } from '@/lib/traces/data'
import { readDataset } from './data'
import type {
  BenchmarkState,
  ChangeState,
  DatasetState,
  ImportState,
  ItemState,
  TraceItemState,
} from './form-state'
import { createDataset, deleteDataset, writeVersion } from './mutations'
import { type ImportProblem, keyOf, readAnswers, readItems } from './read-items'
import { resolveAnswers } from './resolve-answers'
import {
  benchmarkFormSchema,
  type DatasetError,
  datasetDeletionSchema,
  datasetFormSchema,
  itemFormSchema,
  itemRemovalSchema,
  traceItemSchema,
} from './schema'
import { traceItem } from './trace-item'

const limit = createRateLimiter({ name: 'ragops.datasets', points: 240, seconds: 600 })
/** Makes the service read thousands of decisions. */
const benchmarkLimit = createRateLimiter({ name: 'ragops.benchmarks', points: 30, seconds: 600 })
const shownProblems = 20

const change = formAction({ name: 'datasets', limit, reasonOf: plainReason })

/** What the case-law service does not answer is said as such. */
async function fromService<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask()
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.status >= 500) return null
    throw thrown
  }
}

export async function makeDataset(before: DatasetState, data: FormData): Promise<DatasetState> {
  const values = submittedTexts(data, ['name', 'target'])
  return change<DatasetState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof datasetFormSchema, DatasetError>(datasetFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const made = await createDataset(db, parsed.form)
    if (!made.ok) return answered(before, { reason: made.reason, values })
    return redirect({ href: datasetPath(made.id), locale: parseLocale(data.get('locale')) })
  })
}

export async function removeDataset(before: ChangeState, data: FormData): Promise<ChangeState> {
  return change<ChangeState>(before, {}, async ({ db }) => {
    const asked = datasetDeletionSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const done = await deleteDataset(db, asked.data.dataset)
    if (!done.ok) return answered(before, { reason: done.reason })
    return redirect({ href: datasetsPath, locale: parseLocale(data.get('locale')) })
  })
}

/** Adds one question; that of the same words takes the place of the one that is there. */
export async function addItem(before: ItemState, data: FormData): Promise<ItemState> {
  const values = {
    ...submittedTexts(data, ['field', 'refuse']),
    ...submittedTexts(data, ['query', 'answers'], longest.answers),
  }
  return change<ItemState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof itemFormSchema, DatasetError>(itemFormSchema, data)
    if (!parsed.ok)
      return answered(before, { errors: parsed.errors as ItemState['errors'], values })
    const { query, answers, field } = parsed.form
    const dataset = await readDataset(db, parsed.form.dataset)
    if (!dataset) return answered(before, { reason: 'gone', values })
    const id = keyOf(query)
    const tags = field === '' ? {} : { field }
    const written = { id, query, source: null, cluster: id, tags, line: 1 }
    const resolved = await fromService(() =>
      resolveAnswers([{ ...written, answers: readAnswers(answers) }], dataset.target),
    )
    if (!resolved) return answered(before, { reason: 'service', values })
    if (resolved.problems.length > 0)
      return answered(before, { errors: { answers: 'unknownAnswer' }, values })
    const added = await writeVersion(db, dataset.id, { origin: 'manual', put: resolved.items })
    if (!added.ok) return answered(before, { reason: added.reason, values })
    refresh()
    return answered(before, { result: { version: added.version, items: 1 } })
  })
}

export async function removeItem(before: ChangeState, data: FormData): Promise<ChangeState> {
  return change<ChangeState>(before, {}, async ({ db }) => {
    const asked = itemRemovalSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const { dataset, item } = asked.data
    const done = await writeVersion(db, dataset, { origin: 'manual', remove: [item] })
    if (!done.ok) return answered(before, { reason: done.reason })
    refresh()
    return answered(before, { result: 'changed' })
  })
}

type Import = { items: DatasetItem[]; problems: ImportProblem[] }

async function readImport(text: string, target: DatasetTarget): Promise<Import | null> {
  const read = readItems(text)
  if (read.problems.length > 0) return { items: [], problems: read.problems }
  return fromService(() => resolveAnswers(read.items, target))
}

/** Adds what a file lists, or, where a line cannot be read, nothing of it. */
export async function importItems(before: ImportState, data: FormData): Promise<ImportState> {
  return change<ImportState>(before, {}, async ({ db }) => {
    const none = { problems: [] }
    const file = data.get('file')
    const id = datasetDeletionSchema.safeParse(formValues(data))
    const dataset = id.success ? await readDataset(db, id.data.dataset) : null
    if (!dataset) return answered(before, { ...none, reason: 'gone' })
    if (!(file instanceof File) || file.size === 0)
      return answered(before, { ...none, errors: { file: 'required' } })
    if (file.size > largestImport) return answered(before, { ...none, errors: { file: 'tooLong' } })
    let text: string
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    } catch {
      return answered(before, { ...none, errors: { file: 'file' } })
    }
    const read = await readImport(text, dataset.target)
    if (!read) return answered(before, { ...none, reason: 'service' })
    if (read.problems.length > 0)
      return answered(before, { reason: 'lines', problems: read.problems.slice(0, shownProblems) })
    if (read.items.length === 0) return answered(before, { ...none, reason: 'nothing' })
    const added = await writeVersion(db, dataset.id, { origin: 'import', put: read.items })
    if (!added.ok) return answered(before, { ...none, reason: added.reason })
    refresh()
    return answered(before, {
      ...none,
      result: { version: added.version, items: read.items.length },
    })
  })
}

/** Adds issues of decisions, with what courts cited for them. */
export async function addBenchmark(
  before: BenchmarkState,
  data: FormData,
): Promise<BenchmarkState> {
  const values = submittedTexts(data, ['from', 'to', 'field', 'court', 'items', 'seed'])
  return change<BenchmarkState>(
    before,
    values,
    async ({ db }) => {
      const parsed = parseForm<typeof benchmarkFormSchema, DatasetError>(benchmarkFormSchema, data)
      if (!parsed.ok)
        return answered(before, { errors: parsed.errors as BenchmarkState['errors'], values })
      const { dataset: id, field, court, ...choice } = parsed.form
      const dataset = await readDataset(db, id)
      if (!dataset) return answered(before, { reason: 'gone', values })
      const wanted = { ...choice, target: dataset.target, field: field || null }
      const put = await fromService(() => makeBenchmark({ ...wanted, court: court || null }))
      if (!put) return answered(before, { reason: 'service', values })
      if (put.length === 0) return answered(before, { reason: 'nothing', values })
      const added = await writeVersion(db, dataset.id, { origin: 'benchmark', put })
      if (!added.ok) return answered(before, { reason: added.reason, values })
      refresh()
      return answered(before, { result: { version: added.version, items: put.length }, values })
    },
    benchmarkLimit,
  )
}

/** Puts the question of one's own trace into a dataset, with those of its passages that answer it. */
export async function addTraceItem(
  before: TraceItemState,
  data: FormData,
): Promise<TraceItemState> {
  const values = submittedTexts(data, ['dataset'])
  return change<TraceItemState>(before, values, async ({ db, user }) => {
    const asked = traceItemSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { errors: { dataset: 'choice' }, values })
    const { dataset: id, trace: traceId, passages, refuse } = asked.data
    const [dataset, trace] = await Promise.all([
      readDataset(db, id),
      traceReader(db, user.id).read(traceId),
    ])
    if (!dataset || !trace?.isOwn) return answered(before, { reason: 'gone', values })
    const item = traceItem(trace, dataset.target, passages)
    if (!item) return answered(before, { reason: 'noQuestion', values })
    if ((item.relevant.length === 0) !== refuse)
      return answered(before, { errors: { passages: refuse ? 'refuse' : 'answers' }, values })
    const added = await writeVersion(db, dataset.id, { origin: 'trace', put: [item] })
    if (!added.ok) return answered(before, { reason: added.reason, values })
    return answered(before, {
      result: { version: added.version, items: 1, dataset: dataset.id },
      values,
    })
  })
}
