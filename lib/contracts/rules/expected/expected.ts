import type { ContractType, Severity, Standpoint } from '@/lib/contracts/constants'

/** What the law requires to be written, or a careful lawyer expects, and how one sees that it is there. */
export type Expected = {
  topic: string
  types: readonly ContractType[]
  /** The ways to say it: it is there when one sentence, with its title, holds all the words of one of them. */
  says: readonly (readonly RegExp[])[]
  /** Words of something else that look like it (담보 책임, 세금계산서): a sentence is read without them. */
  apart?: RegExp
  /** Expected only in contracts that say this. */
  given?: RegExp
  /** The party that is hurt when it is absent; both when not said. */
  protects?: Standpoint
  articles: readonly string[]
  severity: Severity
  why: string
  suggestion: string
}

/** A sentence that says nothing of these: one more condition of a way to say something. */
export const without = (words: string): RegExp => new RegExp(`^(?!.*(?:${words}))`)

/** Within a span of days or at once, as forms and as people say it. */
export const within =
  /(?:\d+\s*(?:영업)?(?:일|주|개월|시간)|[일이삼사오육칠팔구십]+\s*일|하루|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘|보름|한\s*달|일주일|[한두]\s*주)\s*(?:간|동안)?\s*(?:이내|안|내(?=에)|까지|전|동안)|지체\s*없이|곧(?:바로)?\s|즉시|바로\s/
