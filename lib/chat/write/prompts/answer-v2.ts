import type { AnswerPrompt } from './answer-prompt'
import { answerV1, lawRules } from './answer-v1'

/** The rules of the first wording for a short answer: people on a phone read the beginning. */
export const answerV2: AnswerPrompt = {
  version: 'answer-v2',
  compose: (material) => ({
    system: lawRules(material.locale, 200),
    user: answerV1.compose(material).user,
  }),
}
