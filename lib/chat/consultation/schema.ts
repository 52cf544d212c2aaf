import { z } from 'zod'
import { isCalendarDay } from '@/lib/korean-law/calendar/calendar-day'
import { personalDetailIn } from '@/lib/personal-details'
import { certainties, deadlineStates, intakeLimits as limits, stepsTaken } from './constants'
import { factTable } from './fact-table'
import {
  type Fact,
  fields,
  fieldTable,
  listsOf,
  type Paper,
  type Role,
  type Want,
} from './field-table'

/**
 * What the guided intake of a consultation asks, as it is sent and kept with the conversation. Ids come
 * from closed lists; what people wrote themselves holds no number of a person.
 */

const idsOf = <Id extends string>(list: (field: (typeof fields)[number]) => readonly Id[]) =>
  [...new Set(fields.flatMap(list))] as [Id, ...Id[]]

const roles = idsOf<Role>((field) => [...fieldTable[field].roles, ...fieldTable[field].others])
const wants = idsOf<Want>((field) => fieldTable[field].wants)
const papers = idsOf<Paper>((field) => fieldTable[field].papers)
const facts = idsOf<Fact>((field) => fieldTable[field].facts)

/** Problems are told by these words; the form has a sentence for each. */
export const problemCodes = [
  'required',
  'tooShort',
  'tooLong',
  'tooMany',
  'date',
  'deadline',
  'future',
  'amount',
  'choice',
  'resident',
  'phone',
  'card',
] as const
export type ProblemCode = (typeof problemCodes)[number]

const written = (most: number, least = 0) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const length = [...text].length
      const say = (message: ProblemCode) => context.addIssue({ code: 'custom', message })
      if (length === 0 && least > 0) return say('required')
      if (length < least) return say('tooShort')
      if (length > most) return say('tooLong')
      const detail = personalDetailIn(text)
      if (detail) say(detail)
    })

const realDay = (on: string) => {
  const isDay = isCalendarDay(`${on}-01-01`.slice(0, 10))
  return isDay && Number(on.slice(0, 4)) >= limits.earliestYear
}

/** A day, a month, or of what is not sure a year alone. */
export const whenSchema = z
  .string({ error: 'date' })
  .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, { error: 'date' })
  .refine(realDay, { error: 'date' })

const eventSchema = z.object({
  /** Null when the person does not know. */
  on: whenSchema.nullable(),
  /** `on` is only about right. */
  unsure: z.boolean(),
  text: written(limits.eventText, 2),
})
export type IntakeEvent = z.infer<typeof eventSchema>

const chosen = <Ids extends [string, ...string[]]>(ids: Ids) =>
  z.enum(ids, { error: (issue) => (issue.input ? 'choice' : 'required') })

function factProblem(fact: Fact, value: string): ProblemCode | null {
  const form = factTable[fact]
  switch (form.kind) {
    case 'yesno':
      return certainties.some((each) => each === value) ? null : 'choice'
    case 'choice':
      return value === 'unsure' || form.options.some((each) => each === value) ? null : 'choice'
    case 'month':
      return value === 'unsure' || whenSchema.safeParse(value).success ? null : 'date'
    case 'amount':
      return /^\d{1,13}$/.test(value) ? null : 'amount'
    case 'line':
      if ([...value].length > limits.factLine) return 'tooLong'
      return personalDetailIn(value)
  }
}

export const intakeSchema = z
  .object({
    field: z.enum(fields),
    role: chosen(roles),
    other: chosen(roles),
    people: written(limits.people),
    what: written(limits.what, limits.whatLeast),
    wants: z
      .array(z.enum(wants))
      .min(1, { error: 'required' })
      .max(limits.wants, { error: 'tooMany' }),
    wantText: written(limits.wantText),
    events: z.array(eventSchema).max(limits.events),
    facts: z.partialRecord(z.enum(facts), z.string().trim()),
    papers: z.array(z.enum(papers)).max(papers.length),
    done: z.array(z.enum(stepsTaken)).max(stepsTaken.length),
    doneText: written(limits.doneText),
    deadline: z.object({
      state: chosen([...deadlineStates]),
      on: whenSchema.nullable(),
      text: written(limits.deadlineText),
    }),
  })
  .superRefine((intake, context) => {
    const lists = listsOf(intake.field)
    const say = (path: (string | number)[], message: ProblemCode) =>
      context.addIssue({ code: 'custom', path, message })
    const belongs = <Id>(list: readonly Id[], ids: readonly Id[]) =>
      ids.every((id) => list.includes(id))
    if (!belongs(lists.roles, [intake.role])) say(['role'], 'choice')
    if (!belongs(lists.others, [intake.other])) say(['other'], 'choice')
    if (!belongs(lists.wants, intake.wants)) say(['wants'], 'choice')
    if (!belongs(lists.papers, intake.papers)) say(['papers'], 'choice')
    for (const [fact, value] of Object.entries(intake.facts) as [Fact, string][]) {
      const problem = lists.facts.includes(fact) ? factProblem(fact, value) : 'choice'
      if (problem) say(['facts', fact], problem)
    }
    const { state, on } = intake.deadline
    if (state === 'known' && (on === null || on.length < 10)) say(['deadline', 'on'], 'deadline')
  })
export type Intake = z.infer<typeof intakeSchema>
