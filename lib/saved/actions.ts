'use server'

import { refresh } from 'next/cache'
import { formAction, plainReason } from '@/lib/auth/form-action'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { createRateLimiter } from '@/lib/rate-limit'
import { longest } from './constants'
import { describeSource } from './describe-source'
import type { RemarkState, RemovalState, SaveState } from './form-state'
import { changeRemark, removeSource, saveSource } from './mutations'
import { remarkFormSchema, removalSchema, type SavedError, sourceRefSchema } from './schema'

const limit = createRateLimiter({ name: 'saved.change', points: 240, seconds: 600 })
const change = formAction({ name: 'saved', limit, reasonOf: plainReason })

/** Saves a decision or an article under the name that the corpus has for it. */
export async function keepSource(before: SaveState, data: FormData): Promise<SaveState> {
  return change<SaveState>(before, {}, async ({ db }) => {
    const asked = sourceRefSchema.safeParse(formValues(data))
    const source = asked.success ? await describeSource(asked.data) : null
    if (!source) return answered(before, { reason: 'gone' })
    const saved = await saveSource(db, source)
    if (!saved.ok) return answered(before, { reason: saved.reason })
    return answered(before, { result: 'saved' })
  })
}

/** Writes the note and the folder of something saved. */
export async function writeRemark(before: RemarkState, data: FormData): Promise<RemarkState> {
  const values = submittedTexts(data, ['folder', 'note', 'organization'], longest.note + 100)
  return change<RemarkState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof remarkFormSchema, SavedError>(remarkFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const changed = await changeRemark(db, parsed.form)
    if (!changed.ok) return answered(before, { reason: changed.reason, values })
    refresh()
    return answered(before, { result: 'changed', values })
  })
}

export async function removeSaved(before: RemovalState, data: FormData): Promise<RemovalState> {
  return change<RemovalState>(before, {}, async ({ db }) => {
    const asked = removalSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    const removed = await removeSource(db, asked.data.id)
    if (!removed.ok) return answered(before, { reason: removed.reason })
    refresh()
    return answered(before, { result: 'removed' })
  })
}
