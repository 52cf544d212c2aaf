import type { Meant } from '@/lib/contracts/rules/meant'

/** How a rule is seen in a sentence whatever words it is put in; the rule itself says why and by what article. */
export type Meaning = {
  /** The id of a rule of the catalogue. */
  rule: string
  holds: (sentence: Meant) => boolean
}
