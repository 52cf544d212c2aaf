import { z } from 'zod'
import { periodPresetNames } from '@/lib/calculators/periods/period-presets'
import { isCalendarDay } from '@/lib/korean-law/calendar/calendar-day'
import { longest, matterParts, partyRoles, recordKinds, reminderDays } from './constants'

/** Keys of `error` in messages/…/matters.json. */
export type MatterError = 'required' | 'tooLong' | 'day' | 'choice' | 'preset' | 'reference'

const text = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'tooLong')
const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, 'tooLong')
    .optional()
    .transform((written) => written || null)
const day = z
  .string('required')
  .trim()
  .min(1, 'required')
  .refine(
    (written) => isCalendarDay(written) && written >= '2000-01-01' && written <= '2100-12-31',
    {
      message: 'day',
    },
  )
const matter = z.uuid('choice')

export const matterFormSchema = z.object({
  title: text(longest.title),
  caseNumber: optional(longest.number),
  court: optional(longest.court),
})
export type MatterForm = z.output<typeof matterFormSchema>

export const matterChangeSchema = z.object({
  matter,
  change: z.enum(['close', 'reopen', 'delete'], 'choice'),
})

export const partyFormSchema = z.object({
  matter,
  role: z.enum(partyRoles, 'choice'),
  name: text(longest.name),
  contact: optional(longest.contact),
})
export type PartyForm = z.output<typeof partyFormSchema>

/** A deadline is a day, or a period of the law from a day. */
export const deadlineFormSchema = z
  .object({
    matter,
    title: optional(longest.title),
    preset: z
      .union([z.literal(''), z.enum(periodPresetNames as [string, ...string[]])], 'preset')
      .optional()
      .transform((name) => name || null),
    day,
    remind: z
      .union([z.literal(''), z.enum(reminderDays.map(String) as [string, ...string[]])], 'choice')
      .optional()
      .transform((days) => (days ? Number(days) : null)),
  })
  .superRefine(({ title, preset }, context) => {
    if (title === null && preset === null)
      context.addIssue({ code: 'custom', path: ['title'], message: 'required' })
  })

export const recordFormSchema = z
  .object({
    matter,
    kind: z.enum(recordKinds, 'choice'),
    body: optional(longest.note),
    reference: optional(100),
  })
  .superRefine(({ kind, body, reference }, context) => {
    if (kind === 'note' && body === null)
      context.addIssue({ code: 'custom', path: ['body'], message: 'required' })
    if (kind !== 'note' && reference === null)
      context.addIssue({ code: 'custom', path: ['reference'], message: 'required' })
  })
export type RecordForm = z.output<typeof recordFormSchema>

/** What is done with one part: a deadline is done or open again, anything is deleted. */
export const partChangeSchema = z.object({
  id: z.uuid('choice'),
  part: z.enum(matterParts, 'choice'),
  change: z.enum(['done', 'open', 'delete'], 'choice'),
})

export const feedChangeSchema = z.object({ change: z.enum(['make', 'revoke'], 'choice') })

const stamp = z.string()
export const deadlineSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  due_on: z.string(),
  preset: z.string().nullable(),
  start_on: z.string().nullable(),
  remind_days: z.number().nullable(),
  done_at: stamp.nullable(),
})
export type Deadline = z.infer<typeof deadlineSchema>

export const matterSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  case_number: z.string().nullable(),
  court: z.string().nullable(),
  closed_at: stamp.nullable(),
  created_at: stamp,
  matter_deadlines: z.array(deadlineSchema),
})
export type MatterSummary = z.infer<typeof matterSchema>

export const partySchema = z.object({
  id: z.uuid(),
  role: z.enum(partyRoles),
  name: z.string(),
  contact: z.string().nullable(),
})

export const recordSchema = z.object({
  id: z.uuid(),
  kind: z.enum(recordKinds),
  body: z.string(),
  reference: z.string().nullable(),
  created_at: stamp,
})
export type MatterRecord = z.infer<typeof recordSchema>

export const wholeMatterSchema = matterSchema.extend({
  matter_parties: z.array(partySchema),
  matter_records: z.array(recordSchema),
})
export type Matter = z.infer<typeof wholeMatterSchema>

/** What a calendar is told. */
export const feedSchema = z
  .array(
    z.object({
      id: z.uuid(),
      title: z.string(),
      matter: z.string(),
      matterId: z.uuid(),
      dueOn: z.string(),
    }),
  )
  .nullable()
export type FeedEntry = NonNullable<z.infer<typeof feedSchema>>[number]
