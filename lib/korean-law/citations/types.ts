import type { CitationState } from '@/lib/korean-law/constants'

/** What a citation means. */
export type CitationReference = {
  /** The form to copy: a decision as courts cite it, an article or a law by the law's title. */
  form: string
  /** Of the case, or of the article. */
  name: string | null
  /** The decision that seems to overrule this one, in the same form. */
  overruledBy: string | null
}

/** One citation found in a text, with what the corpus knows of it. */
export type CitationCheck = {
  text: string
  kind: 'case' | 'article' | 'law' | 'quote'
  state: CitationState
  /** Serial of a decision, or article id, when exactly one is meant. */
  target: string | null
  /** Where exactly one is meant; of quotes none. */
  reference: CitationReference | null
  candidates: { id: string; label: string; judgmentDate: string | null }[]
  /** A code for the reason, e.g. `date-differs`, `no-such-code`, `future-year`, `wrong-court`. */
  reason: string | null
  /** Character range [start, end) in the text that was sent. */
  start: number
  end: number
}

/** A decision that the corpus holds under a number. */
export type KnownDecision = {
  serial: number
  caseNumber: string
  court: string
  /** yyyy-mm-dd. */
  date: string | null
  caseName: string
}

export type KnownLaw = {
  lawId: string
  title: string
  pending: boolean
  /** First word of the law's own name in the name that was asked for. */
  firstWord: string
  /** The name itself says that an earlier text is meant. */
  former: boolean
}

export type KnownArticle = { pending: boolean; repealed: boolean }

/** What checking needs to know of a corpus; each kind is asked once for a whole text. */
export interface CitationLookup {
  /** Normalised number → the decisions that bear it. */
  decisions(numbers: string[]): Promise<ReadonlyMap<string, KnownDecision[]>>
  /** Name as written → the law it means. Unknown names are left out. */
  laws(names: string[]): Promise<ReadonlyMap<string, KnownLaw>>
  /** Article ids (`001706#839의2`) → state. Unknown ids are left out. */
  articles(ids: string[]): Promise<ReadonlyMap<string, KnownArticle>>
  /** What decisions (by serial) and articles (by id) are called. Unknown ones are left out. */
  references(targets: {
    serials: number[]
    articleIds: string[]
  }): Promise<ReadonlyMap<string, CitationReference>>
  /** Text of decisions by serial and of articles by id, for quotes. */
  texts(targets: { serials: number[]; articleIds: string[] }): Promise<ReadonlyMap<string, string>>
}
