'use server'

import { refresh } from 'next/cache'
import { parseLocale } from '@/lib/auth/destination'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { AppError } from '@/lib/errors'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import { readDataset, readItemsOf } from '@/lib/ragops/datasets/data'
import { writeVersion } from '@/lib/ragops/datasets/mutations'
import { createRateLimiter } from '@/lib/rate-limit'
import { traceReader } from '@/lib/traces/data'
import { itemOfDataset, itemOfTrace } from './candidates'
import { annotationPath, longest, queuePath } from './constants'
import { readFinishedItems, readQueue, readQueueKeys } from './data'
import type {
  AnnotationState,
  ChangeState,
  ItemsState,
  QueueState,
  ResultsState,
  TraceState,
} from './form-state'
import { addItems, createQueue, deleteQueue, giveAnnotation, skipItem } from './mutations'
import { resultItem } from './result-item'
import {
  type AnnotationError,
  annotationFormSchema,
  datasetItemsSchema,
  queueChangeSchema,
  queueFormSchema,
  resultsFormSchema,
  skipSchema,
  traceToQueueSchema,
} from './schema'

const limit = createRateLimiter({ name: 'ragops.annotation', points: 1200, seconds: 600 })
/** Each question is searched for. */
const fillLimit = createRateLimiter({ name: 'ragops.annotation.fill', points: 30, seconds: 600 })
const atOnce = 4

const change = formAction({ name: 'annotation', limit, reasonOf: plainReason })

/** What the case-law service does not answer is said as such. */
async function fromService<T>(ask: () => Promise<T>): Promise<{ found: T } | null> {
  try {
    return { found: await ask() }
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.status >= 500) return null
    throw thrown
  }
}

async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made>) {
  const made: Made[] = []
  for (let at = 0; at < items.length; at += atOnce)
    made.push(...(await Promise.all(items.slice(at, at + atOnce).map(make))))
  return made
}

export async function makeQueue(before: QueueState, data: FormData): Promise<QueueState> {
  const values = submittedTexts(data, ['organization', 'name', 'reviewers'])
  return change<QueueState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof queueFormSchema, AnnotationError>(queueFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const made = await createQueue(db, parsed.form)
    if (!made.ok) return answered(before, { reason: made.reason, values })
    return redirect({ href: queuePath(made.id), locale: parseLocale(data.get('locale')) })
  })
}

export async function removeQueue(before: ChangeState, data: FormData): Promise<ChangeState> {
  return change<ChangeState>(before, {}, async ({ db }) => {
    const asked = queueChangeSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const done = await deleteQueue(db, asked.data.queue)
    if (!done.ok) return answered(before, { reason: done.reason })
    return redirect({ href: annotationPath, locale: parseLocale(data.get('locale')) })
  })
}

/** Puts questions of the newest version of one's own dataset into a queue, with what may answer them. */
export async function addDatasetItems(before: ItemsState, data: FormData): Promise<ItemsState> {
  const values = submittedTexts(data, ['dataset', 'items'])
  return change<ItemsState>(
    before,
    values,
    async ({ db }) => {
      const parsed = parseForm<typeof datasetItemsSchema, AnnotationError>(datasetItemsSchema, data)
      if (!parsed.ok)
        return answered(before, { errors: parsed.errors as ItemsState['errors'], values })
      const { queue: id, dataset: of, items: wanted } = parsed.form
      const [queue, dataset] = await Promise.all([readQueue(db, id), readDataset(db, of)])
      if (!queue || !dataset) return answered(before, { reason: 'gone', values })
      const [items, held] = await Promise.all([
        readItemsOf(db, dataset.id, dataset.latest),
        readQueueKeys(db, id),
      ])
      const fresh = items.filter((item) => !held.has(item.id)).slice(0, wanted)
      if (fresh.length === 0) return answered(before, { reason: 'nothing', values })
      const made = await fromService(() =>
        inTurn(fresh, (item) => itemOfDataset(item, dataset.target)),
      )
      if (!made) return answered(before, { reason: 'service', values })
      const added = await addItems(db, id, made.found)
      if (!added.ok) return answered(before, { reason: added.reason, values })
      refresh()
      return answered(before, { result: { added: added.added }, values })
    },
    fillLimit,
  )
}

/** Puts the question and answer of one's own trace into a queue: its people read them from then on. */
export async function annotateTrace(before: TraceState, data: FormData): Promise<TraceState> {
  const values = submittedTexts(data, ['queue'])
  return change<TraceState>(before, values, async ({ db, user }) => {
    const asked = traceToQueueSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { errors: { queue: 'choice' }, values })
    const trace = await traceReader(db, user.id).read(asked.data.trace)
    if (!trace?.isOwn) return answered(before, { reason: 'gone', values })
    const made = await fromService(() => itemOfTrace(trace))
    if (!made) return answered(before, { reason: 'service', values })
    if (!made.found) return answered(before, { reason: 'noQuestion', values })
    const added = await addItems(db, asked.data.queue, [made.found])
    if (!added.ok) return answered(before, { reason: added.reason, values })
    return answered(before, { result: { added: added.added, queue: asked.data.queue }, values })
  })
}

/** Says what one thinks of an item; the next one comes with the page. */
export async function annotate(before: AnnotationState, data: FormData): Promise<AnnotationState> {
  const values = submittedTexts(data, ['comment'], longest.comment)
  return change<AnnotationState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof annotationFormSchema, AnnotationError>(
      annotationFormSchema,
      data,
    )
    if (!parsed.ok)
      return answered(before, { errors: parsed.errors as AnnotationState['errors'], values })
    const done = await giveAnnotation(db, parsed.form)
    // Somebody else has finished it: the next one is shown.
    if (!done.ok && done.reason !== 'taken')
      return answered(before, { reason: done.reason, values })
    refresh()
    return answered(before, done.ok ? { result: 'said' } : { reason: 'taken' })
  })
}

export async function putOff(before: ChangeState, data: FormData): Promise<ChangeState> {
  return change<ChangeState>(before, {}, async ({ db }) => {
    const asked = skipSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const done = await skipItem(db, asked.data.item)
    if (!done.ok) return answered(before, { reason: done.reason })
    refresh()
    return answered(before, { result: 'changed' })
  })
}

/** Puts what is finished into a dataset of one's own: questions that it has get what people found. */
export async function keepResults(before: ResultsState, data: FormData): Promise<ResultsState> {
  const values = submittedTexts(data, ['dataset'])
  return change<ResultsState>(before, values, async ({ db }) => {
    const asked = resultsFormSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { errors: { dataset: 'choice' }, values })
    const { queue, dataset: of } = asked.data
    const [finished, dataset] = await Promise.all([
      readFinishedItems(db, queue),
      readDataset(db, of),
    ])
    if (!dataset) return answered(before, { reason: 'gone', values })
    const put = finished
      .map((item) => resultItem(item, dataset.target))
      .filter((item) => item !== null)
    if (put.length === 0) return answered(before, { reason: 'nothing', values })
    const kept = await writeVersion(db, dataset.id, { origin: 'annotation', put })
    if (!kept.ok) return answered(before, { reason: kept.reason, values })
    const { version } = kept
    return answered(before, {
      result: { version, items: put.length, left: finished.length - put.length },
      values,
    })
  })
}
