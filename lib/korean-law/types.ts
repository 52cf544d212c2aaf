import type { Opinion } from './judgment/opinion'

/** A law text made ready to be read: what the pages draw, with no words of their own. */
export type LinkTarget =
  | { kind: 'case'; caseNumber: string; serial: number }
  | { kind: 'article'; lawId: string; no: string }

export type TextSegment = { text: string; target: LinkTarget | null }

export type JudgmentBlock =
  /** 【이유】 and its like. */
  | { kind: 'heading'; id: string; title: string }
  /** 【원고, 상고인】 …: who took part, which judgment was appealed. */
  | { kind: 'field'; label: string; segments: TextSegment[] }
  /** Opens an opinion, which goes on to the next one, the next heading or the signature. */
  | { kind: 'opinion'; id: string; title: string; opinion: Opinion }
  /** Who signed, the presiding judge first. */
  | { kind: 'signature'; segments: TextSegment[] }
  /** `depth` 1 for `1.`, 2 for `가.`, else 0. */
  | { kind: 'paragraph'; id: string; depth: 0 | 1 | 2; segments: TextSegment[] }

/** `page` when the place is on another page of the same text. */
export type OutlineEntry = { id: string; label: string; depth: 0 | 1 | 2; page?: number }

export type JudgmentText = { blocks: JudgmentBlock[]; outline: OutlineEntry[] }

/** A line of a statute article: `①` paragraphs are 0 deep, `1.` items 1, `가.` items 2. */
export type StatuteLine = { depth: 0 | 1 | 2; mark: string; text: string }

/** An article of a statute with its state in the corpus. */
export type StatuteArticle = {
  articleId: string
  no: string
  title: string | null
  path: string
  body: string
  pending: boolean
  repealed: boolean
  citedBy: number
}

/** A judgment with the articles and decisions that it cites. */
export type CitingJudgment = {
  body: string
  articles: { articleId: string | null; lawId: string | null; lawName: string }[]
  cases: { serial: number | null; caseNumber: string }[]
}

/** An article of a law as a page draws it; `chapter` when a part or chapter begins with it. */
export type ArticleLayout = {
  article: StatuteArticle
  lines: StatuteLine[]
  chapter: { id: string; title: string } | null
}

/** One page of a law with the outline of all of it. A law that is not long has one page. */
export type LawText = {
  articles: ArticleLayout[]
  outline: OutlineEntry[]
  page: number
  pages: number
}
