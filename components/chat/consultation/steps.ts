/** The steps on this page, after the choice of a field; the last shows what will be asked. */
export const steps = ['what', 'when', 'facts', 'papers', 'review'] as const
export type Step = (typeof steps)[number]

/** The fields of the intake that each step asks for. */
export const stepFields: Record<Exclude<Step, 'review'>, readonly string[]> = {
  what: ['role', 'other', 'people', 'what', 'wants', 'wantText'],
  when: ['events', 'deadline'],
  facts: ['facts'],
  papers: ['papers', 'done', 'doneText'],
}

/** The step in which a field is asked for. */
export function stepOf(name: string): Step {
  const [list = ''] = name.split('.')
  return steps.find((step) => step !== 'review' && stepFields[step].includes(list)) ?? 'what'
}
