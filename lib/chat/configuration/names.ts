/** Wordings that the model may be asked with; `lib/chat/write/prompts` has one file for each. */
export const promptNames = ['answer-v1', 'answer-v2'] as const
export type PromptName = (typeof promptNames)[number]
/** `model`: writes where one is set. `quotes`: the words of the sources alone, whatever is set. */
export const writerNames = ['model', 'quotes'] as const
