import { type Step, steps } from './steps'

const fieldsOf: Record<Exclude<Step, 'review'>, readonly string[]> = {
  what: ['role', 'other', 'people', 'what', 'wants', 'wantText'],
  when: ['events', 'deadline'],
  facts: ['facts'],
  papers: ['papers', 'done', 'doneText'],
}

/** The step in which a place of the intake is asked. */
export function stepOf(place: string): Step {
  const [list = ''] = place.split('.')
  const found = steps.find((step) => step !== 'review' && fieldsOf[step].includes(list))
  return found ?? 'what'
}
