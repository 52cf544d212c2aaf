import { matters } from './fact-table'
import { type Fact, listsOf } from './field-table'
import type { Intake } from './schema'

const generalGaps = ['dates', 'other', 'papers', 'deadline'] as const
export type GeneralGap = (typeof generalGaps)[number]
export type MissingFact = { kind: 'general'; gap: GeneralGap } | { kind: 'fact'; fact: Fact }

/** What a lawyer will ask because the intake does not say it: the field's own facts, then what is asked of anybody. */
export function missingFacts(intake: Intake): MissingFact[] {
  const unknown = listsOf(intake.field)
    .facts.filter((fact) => matters(fact, intake.wants))
    .filter((fact) => {
      const value = intake.facts[fact]
      return value === undefined || value === '' || value === 'unsure'
    })
  const gaps: Record<GeneralGap, boolean> = {
    dates: !intake.events.some(({ on, unsure }) => on !== null && on.length > 4 && !unsure),
    other: intake.other === 'unknown',
    papers: intake.papers.length === 0,
    deadline: intake.deadline.state === 'unsure',
  }
  return [
    ...unknown.map((fact) => ({ kind: 'fact' as const, fact })),
    ...generalGaps.filter((gap) => gaps[gap]).map((gap) => ({ kind: 'general' as const, gap })),
  ]
}
