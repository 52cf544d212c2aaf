'use server'

import { refresh } from 'next/cache'
import type { ActionReason } from '@/lib/auth/action'
import { formAction } from '@/lib/auth/form-action'
import { formValues, parseForm, submittedTexts } from '@/lib/form-data'
import { answered, type FormState } from '@/lib/form-state'
import { createRateLimiter } from '@/lib/rate-limit'
import type {
  ConfigurationReason,
  ConfigurationState,
  GateRemovalState,
  GateState,
  MoveState,
  RollBackState,
} from './form-state'
import { addGate, createConfiguration, moveConfiguration, removeGate, rollBack } from './mutations'
import {
  type ConfigurationError,
  configurationFormSchema,
  gateFormSchema,
  gateSchema,
  labelSchema,
  moveFormSchema,
} from './schema'

const limit = createRateLimiter({ name: 'ragops.configurations', points: 60, seconds: 600 })

const reasonOf = (reason: ActionReason): ConfigurationReason =>
  reason === 'unauthorized' || reason === 'forbidden'
    ? 'denied'
    : reason === 'tooMany'
      ? reason
      : 'failed'

const change = formAction({ name: 'configurations', limit, access: 'admin', reasonOf })

type Outcome = { ok: true } | { ok: false; reason: ConfigurationReason }
type Answer<Result> = { result: Result } | { reason: ConfigurationReason; values: Texts }
type Texts = FormState['values']

/** What a form shows of what was done; the page is drawn anew where something was. */
function answerTo<const Result>(done: Outcome, result: Result, values: Texts): Answer<Result> {
  if (!done.ok) return { reason: done.reason, values }
  refresh()
  return { result }
}

const textsIn = (data: FormData): Texts => submittedTexts(data, Object.keys(formValues(data)))

export async function saveConfiguration(
  before: ConfigurationState,
  data: FormData,
): Promise<ConfigurationState> {
  const values = textsIn(data)
  return change<ConfigurationState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof configurationFormSchema, ConfigurationError>(
      configurationFormSchema,
      data,
    )
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    return answered(before, answerTo(await createConfiguration(db, parsed.form), 'made', values))
  })
}

export async function moveLabel(before: MoveState, data: FormData): Promise<MoveState> {
  const values = textsIn(data)
  return change<MoveState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof moveFormSchema, ConfigurationError>(moveFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    return answered(before, answerTo(await moveConfiguration(db, parsed.form), 'moved', values))
  })
}

export async function rollBackLabel(before: RollBackState, data: FormData): Promise<RollBackState> {
  return change<RollBackState>(before, {}, async ({ db }) => {
    const asked = labelSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'failed' })
    return answered(before, answerTo(await rollBack(db, asked.data.label), 'done', {}))
  })
}

export async function makeGate(before: GateState, data: FormData): Promise<GateState> {
  const values = textsIn(data)
  return change<GateState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof gateFormSchema, ConfigurationError>(gateFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    return answered(before, answerTo(await addGate(db, parsed.form), 'added', values))
  })
}

export async function deleteGate(
  before: GateRemovalState,
  data: FormData,
): Promise<GateRemovalState> {
  return change<GateRemovalState>(before, {}, async ({ db }) => {
    const asked = gateSchema.safeParse(formValues(data))
    if (!asked.success) return answered(before, { reason: 'gone' })
    return answered(before, answerTo(await removeGate(db, asked.data.gate), 'removed', {}))
  })
}
