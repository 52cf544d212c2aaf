import { z } from 'zod'
import { contractTypes, findingKinds, severities } from '@/lib/contracts/constants'
import type { organizationRoles } from '@/lib/organizations/constants'
import { typedLine, typedList, typedName, typedText } from '@/lib/typed-text'
import {
  figureUnits,
  limitDirections,
  longestApprover,
  longestPlaybookName,
  longestRuleTitle,
  longestTestText,
  longestWord,
  longestWording,
  mostRules,
  mostWords,
} from './constants'

/** Keys of `error` in messages/…/playbooks.json. */
export type PlaybookError =
  | 'required'
  | 'tooLong'
  | 'tooMany'
  | 'invalid'
  | 'choice'
  | 'notNumber'
  | 'tooShort'

const stamp = z.iso.datetime({ offset: true })
const id = z.uuid('choice')
const words = z.array(z.string().min(1).max(longestWord)).max(mostWords)

const checkSchema = z.discriminatedUnion('kind', [
  /** Reports the sentences that hold one of the words. */
  z.object({ kind: z.literal('present'), words: words.min(1) }),
  /** Reports the clauses, or the contract, that hold none of the words. */
  z.object({ kind: z.literal('absent'), words: words.min(1) }),
  /** Reports figures beyond a limit, in sentences that hold one of the words; in all where there are none. */
  z.object({
    kind: z.literal('number'),
    words,
    unit: z.enum(figureUnits),
    direction: z.enum(limitDirections),
    limit: z.number().nonnegative().max(1e13),
  }),
  /** Reports what the built-in rules found of a topic, with the organisation's own severity. */
  z.object({ kind: z.literal('topic'), topic: z.string().min(1).max(80) }),
])

/** A rule as a playbook holds it. */
export const playbookRuleSchema = z.object({
  id: z.uuid(),
  /** The question that it answers, or what it is called. */
  title: z.string().min(1).max(longestRuleTitle),
  check: checkSchema,
  /** Words of the headings of the clauses that it looks into; none: all of them. */
  clause: words,
  /** The contracts that it is for; null: all of them. */
  type: z.enum(contractTypes).nullable(),
  severity: z.enum(severities),
  preferred: z.string().max(longestWording),
  fallback: z.string().max(longestWording),
  /** Who decides when the preferred wording is not had. */
  approver: z.string().max(longestApprover),
})
export type PlaybookRule = z.infer<typeof playbookRuleSchema>

/** A rule that this version of the site cannot read is left out, and the others are shown. */
export const playbookRulesSchema = z
  .array(z.unknown())
  .transform((rules) =>
    rules.flatMap((rule) => playbookRuleSchema.safeParse(rule).data ?? []).slice(0, mostRules),
  )

export const playbookSchema = z.object({
  id: z.uuid(),
  organization_id: z.uuid(),
  name: z.string(),
  rules: playbookRulesSchema,
  rev: z.number().int(),
  updated_at: stamp,
})
export type Playbook = z.infer<typeof playbookSchema>

export const playbookVersionSchema = z.object({
  id: z.uuid(),
  playbook_id: z.uuid(),
  no: z.number().int(),
  name: z.string(),
  rules: playbookRulesSchema,
  published_at: stamp,
})
export type PlaybookVersion = z.infer<typeof playbookVersionSchema>

export const playbookRunSchema = z.object({
  id: z.uuid(),
  playbook_id: z.uuid(),
  user_id: z.uuid(),
  review_id: z.uuid().nullable(),
  version_no: z.number().int(),
  name: z.string(),
  findings: z.number().int(),
  ran_at: stamp,
})
export type PlaybookRun = z.infer<typeof playbookRunSchema>

/** A place that a rule reports; null where the whole contract lacks something. */
export const playbookMatchSchema = z.object({
  rule: z.uuid(),
  kind: z.enum(findingKinds),
  topic: z.string(),
  clause: z.string().nullable(),
  quote: z.string().nullable(),
  start: z.number().int().nullable(),
  end: z.number().int().nullable(),
})
export type PlaybookMatch = z.infer<typeof playbookMatchSchema>

/** What a finding of a playbook keeps of its rule, so that it can be read when the playbook has gone on. */
export const findingPlaybookSchema = z.object({
  playbook: z.uuid(),
  version: z.number().int(),
  name: z.string(),
  title: z.string(),
  preferred: z.string(),
  fallback: z.string(),
  approver: z.string(),
})
export type FindingPlaybook = z.infer<typeof findingPlaybookSchema>

/** Words as they are typed: each on its line, or with commas between them. */
const typedWords = typedList(/[\n,，、]+/, { longest: longestWord, most: mostWords })

export const playbookFormSchema = z.object({
  organization: id,
  name: typedName(longestPlaybookName),
})

const typedLimit = z
  .string('required')
  .transform((typed) => typed.replace(/[,\s]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'required')
      .regex(/^\d{1,13}(\.\d{1,4})?$/, 'notNumber'),
  )
  .transform(Number)

const ruleBase = {
  playbook: id,
  rev: z.coerce.number('choice').int('choice'),
  rule: z.union([z.literal('').transform(() => null), id]).default(null),
  title: typedName(longestRuleTitle),
  clause: typedWords.default([]),
  type: z
    .union([z.literal('').transform(() => null), z.enum(contractTypes)], 'choice')
    .default(null),
  severity: z.enum(severities, 'choice'),
  preferred: typedText(longestWording).default(''),
  fallback: typedText(longestWording).default(''),
  approver: typedLine(longestApprover).default(''),
}
const someWords = typedWords.refine((typed) => typed.length > 0, 'required')

/** The form of one rule; which fields it reads depends on what the rule looks at. */
export const ruleFormSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...ruleBase, kind: z.literal('present'), words: someWords }),
    z.object({ ...ruleBase, kind: z.literal('absent'), words: someWords }),
    z.object({
      ...ruleBase,
      kind: z.literal('number'),
      words: typedWords.default([]),
      unit: z.enum(figureUnits, 'choice'),
      direction: z.enum(limitDirections, 'choice'),
      limit: typedLimit,
    }),
    z.object({
      ...ruleBase,
      kind: z.literal('topic'),
      // Which topics there are the server knows: their list is long.
      topic: z.string('choice').regex(/^[a-z0-9-]{1,80}$/, 'choice'),
    }),
  ],
  'choice',
)
export type RuleForm = z.output<typeof ruleFormSchema>

/** Of the form that tries a draft: on a text, on one review, or on the newest ones. */
export const testFormSchema = z
  .object({
    playbook: id,
    on: z.union([z.enum(['text', 'all'], 'choice'), id], 'choice'),
    text: z
      .string()
      .transform((typed) => typed.replaceAll('\u0000', '').replace(/\r\n?/g, '\n').normalize('NFC'))
      .pipe(z.string().max(longestTestText, 'tooLong'))
      .default(''),
  })
  .refine(({ on, text: typed }) => on !== 'text' || typed.trim().length >= 20, {
    path: ['text'],
    message: 'tooShort',
  })

export const runFormSchema = z.object({ review: id, version: id })

/** An organisation whose playbooks somebody reads. */
export type PlaybookOrganization = {
  id: string
  name: string
  role: (typeof organizationRoles)[number]
}
