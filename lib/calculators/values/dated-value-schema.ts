import { z } from 'zod'
import { datedKinds } from '@/lib/calculators/schema'
import { isCalendarDay } from '@/lib/korean-law/calendar/calendar-day'

/** Keys of `error` in messages/…/adminValues.json. */
const valueErrors = ['day', 'until', 'amount', 'percent', 'holiday', 'source', 'kind'] as const
export type ValueError = (typeof valueErrors)[number]

const text = z.string('required').trim()
const calendarDay = text.refine(
  (written) => isCalendarDay(written) && written >= '2000-01-01' && written <= '2100-12-31',
  'day',
)

const holidayWords: Readonly<Record<string, string>> = {
  임시공휴일: 'temporary',
  선거일: 'election',
}

const forms = {
  'minimum-wage': { shape: /^[1-9]\d{1,6}$/, error: 'amount' },
  'service-price': { shape: /^[1-9]\d{1,6}$/, error: 'amount' },
  'base-rate': { shape: /^\d{1,2}(\.\d{1,2})?$/, error: 'percent' },
  holiday: { shape: /^(temporary|election)$/, error: 'holiday' },
} as const

/** What the administration adds: a figure, from when and until when it is known, and where it was published. */
export const newDatedValueSchema = z
  .object({
    kind: z.enum(datedKinds, 'kind'),
    from: calendarDay,
    until: text.optional(),
    value: text.transform((written) => holidayWords[written] ?? written.replace(/[,\s%원]/g, '')),
    source: text
      .min(3, 'source')
      .max(200, 'source')
      .regex(/^\P{Cc}*$/u, 'source'),
  })
  .superRefine(({ kind, from, until, value }, context) => {
    const { shape, error } = forms[kind]
    if (!shape.test(value)) context.addIssue({ code: 'custom', path: ['value'], message: error })
    if (kind === 'holiday') return
    if (!until || !isCalendarDay(until) || until < from || until > '2100-12-31')
      context.addIssue({ code: 'custom', path: ['until'], message: 'until' })
  })
  .transform(({ kind, until, ...rest }) => ({
    ...rest,
    kind,
    until: kind === 'holiday' ? null : (until ?? null),
  }))
export type NewDatedValue = z.output<typeof newDatedValueSchema>

export const datedValueIdSchema = z.object({ id: z.uuid() })
