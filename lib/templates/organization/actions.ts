'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import type { ActionReason } from '@/lib/auth/action'
import { parseLocale } from '@/lib/auth/destination'
import { formAction } from '@/lib/auth/form-action'
import { parseForm, submittedTexts } from '@/lib/form-data'
import { answered } from '@/lib/form-state'
import { redirect } from '@/lib/i18n/navigation'
import { createRateLimiter } from '@/lib/rate-limit'
import { readAnswers } from '@/lib/templates/read-answer'
import { fieldOf } from './compile-template'
import { longestSourceText, organizationTemplatePath, organizationTemplatesPath } from './constants'
import { readOrganizationTemplate } from './data'
import {
  type FieldState,
  fieldFormFields,
  type NewTemplateState,
  type SourceState,
  type TemplateChangeState,
  type TemplateNameState,
  type TemplateProblem,
} from './form-state'
import {
  chooseVersion,
  createTemplate,
  deleteTemplate,
  publishTemplate,
  writeTemplate,
} from './mutations'
import {
  chosenVersionSchema,
  fieldFormSchema,
  newTemplateSchema,
  seenTemplateSchema,
  sourceDocumentSchema,
  sourceTextSchema,
  type TemplateError,
  type TemplateField,
  templateNameSchema,
} from './schema'
import { blocksOfDocument } from './source-blocks'
import { type TakenSource, takeSource } from './take-source'
import { blocksOfTyped } from './text-blocks'

const limit = createRateLimiter({ name: 'templates.organization', points: 240, seconds: 600 })
const reasonOf = (reason: ActionReason): TemplateProblem =>
  reason === 'unauthorized' ? reason : reason === 'tooMany' ? 'tooOften' : 'unavailable'

const change = formAction({ name: 'templates.organization', limit, reasonOf })

/** Makes a template without a document and leads to it. */
export async function makeTemplate(
  before: NewTemplateState,
  data: FormData,
): Promise<NewTemplateState> {
  const values = submittedTexts(data, ['organization', 'name'])
  return change<NewTemplateState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof newTemplateSchema, TemplateError>(newTemplateSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const made = await createTemplate(db, parsed.form.organization, parsed.form.name)
    if (!made.ok) return answered(before, { reason: made.reason, values })
    const href = organizationTemplatePath(made.id)
    return redirect({ href, locale: parseLocale(data.get('locale')) })
  })
}

/** Writes what the template is called and when it is used. */
export async function nameTemplate(
  before: TemplateNameState,
  data: FormData,
): Promise<TemplateNameState> {
  const values = submittedTexts(data, ['name', 'about'], 600)
  return change<TemplateNameState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof templateNameSchema, TemplateError>(templateNameSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const { template, rev, name, about } = parsed.form
    const draft = await readOrganizationTemplate(db, template)
    if (!draft) return answered(before, { reason: 'missing', values })
    const body = { ...draft.body, about }
    const written = await writeTemplate(db, { id: template, rev }, { name, body })
    if (!written.ok) return answered(before, { reason: written.reason, values })
    refresh()
    return answered(before, { result: 'saved', values })
  })
}

function answerSource(
  before: SourceState,
  taken: TakenSource,
  values: SourceState['values'],
): SourceState {
  if (taken.ok) {
    refresh()
    return answered(before, { result: { fields: taken.fields }, refused: null, values })
  }
  if ('refused' in taken) return answered(before, { refused: taken.refused, values })
  return answered(before, { reason: taken.reason, refused: null, values })
}

/** Takes the document as it was typed. */
export async function writeSource(before: SourceState, data: FormData): Promise<SourceState> {
  const values = submittedTexts(data, ['text'], longestSourceText * 2)
  return change<SourceState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof sourceTextSchema, TemplateError>(sourceTextSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, refused: null, values })
    const { text } = parsed.form
    const taken = await takeSource(db, parsed.form, { kind: 'text', text }, blocksOfTyped(text))
    return answerSource(before, taken, values)
  })
}

/** Takes a document of one's own library as it is now; what is changed in it later changes nothing here. */
export async function pickSource(before: SourceState, data: FormData): Promise<SourceState> {
  const values = submittedTexts(data, ['document'])
  return change<SourceState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof sourceDocumentSchema, TemplateError>(sourceDocumentSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, refused: null, values })
    const read = await blocksOfDocument(db, parsed.form.document)
    if (!read) return answered(before, { errors: { document: 'choice' }, refused: null, values })
    if (!read.ok) {
      return answered(before, { refused: { problem: read.problem, at: '' }, values })
    }
    const source = { kind: 'document', name: read.name } as const
    return answerSource(before, await takeSource(db, parsed.form, source, read.blocks), values)
  })
}

/** Whether the form could read the example as an answer. */
const isReadable = (field: TemplateField): boolean =>
  field.example === '' ||
  readAnswers({ fields: [fieldOf(field)] }, { [field.id]: field.example }).faults.length === 0

/** Writes what one field is asked as. */
export async function saveField(before: FieldState, data: FormData): Promise<FieldState> {
  const values = submittedTexts(data, fieldFormFields, 3000)
  return change<FieldState>(before, values, async ({ db }) => {
    const parsed = parseForm<typeof fieldFormSchema, TemplateError>(fieldFormSchema, data)
    if (!parsed.ok) return answered(before, { errors: parsed.errors, values })
    const { template, rev, field: id, ...form } = parsed.form
    const draft = await readOrganizationTemplate(db, template)
    if (!draft) return answered(before, { reason: 'missing', values })
    const known = draft.body.fields.find((field) => field.id === id)
    if (!known) return answered(before, { reason: 'stale', values })
    const field = { ...known, ...form, options: form.kind === 'choice' ? form.options : [] }
    if (!isReadable(field)) return answered(before, { errors: { example: 'example' }, values })
    const fields = draft.body.fields.map((each) => (each.id === id ? field : each))
    const body = { ...draft.body, fields }
    const written = await writeTemplate(db, { id: template, rev }, { name: draft.name, body })
    if (!written.ok) return answered(before, { reason: written.reason, values })
    const href = `${organizationTemplatePath(template)}#fields`
    return redirect({ href, locale: parseLocale(data.get('locale')) })
  })
}

/** Makes a version of the draft, which nobody changes any more, and has members fill it in. */
export async function publish(
  before: TemplateChangeState,
  data: FormData,
): Promise<TemplateChangeState> {
  return change<TemplateChangeState>(before, {}, async ({ db }) => {
    const asked = seenTemplateSchema.safeParse(Object.fromEntries(data))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const published = await publishTemplate(db, asked.data.template, asked.data.rev)
    if (!published.ok) return answered(before, { reason: published.reason })
    refresh()
    return answered(before, { result: 'published' })
  })
}

/** Has members fill in an earlier version again, or a later one. */
export async function rollBack(
  before: TemplateChangeState,
  data: FormData,
): Promise<TemplateChangeState> {
  return change<TemplateChangeState>(before, {}, async ({ db }) => {
    const asked = chosenVersionSchema.safeParse(Object.fromEntries(data))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const chosen = await chooseVersion(db, asked.data.template, asked.data.no)
    if (!chosen.ok) return answered(before, { reason: chosen.reason })
    refresh()
    return answered(before, { result: 'chosen' })
  })
}

/** Deletes a template with its versions, and leads to the others. */
export async function removeTemplate(
  before: TemplateChangeState,
  data: FormData,
): Promise<TemplateChangeState> {
  return change<TemplateChangeState>(before, {}, async ({ db }) => {
    const asked = z.uuid().safeParse(data.get('template'))
    if (!asked.success) return answered(before, { reason: 'missing' })
    const deleted = await deleteTemplate(db, asked.data)
    if (!deleted.ok) return answered(before, { reason: deleted.reason })
    const locale = parseLocale(data.get('locale'))
    return redirect({ href: organizationTemplatesPath, locale })
  })
}
