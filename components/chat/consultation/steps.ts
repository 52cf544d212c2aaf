/** The steps on this page, after the choice of a field; the last shows what will be asked. */
export const steps = ['what', 'when', 'facts', 'papers', 'review'] as const
export type Step = (typeof steps)[number]
