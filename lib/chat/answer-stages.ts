/** How far an answer has come, in order. Apart from the schema, so that drawing them needs none. */
export const answerStages = ['searching', 'reading', 'writing', 'checking'] as const
export type AnswerStage = (typeof answerStages)[number]
