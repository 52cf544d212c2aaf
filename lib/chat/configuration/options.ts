import type { PassageOptions } from '@/lib/corpus/passage-schema'
import type { AnswerSettings } from './schema'

/** What of a configuration the case-law service reads. */
export const optionsOf = ({
  hits,
  decisions,
  onPoint,
  caution,
}: AnswerSettings): PassageOptions => ({
  hits,
  decisions,
  onPoint,
  caution,
})
