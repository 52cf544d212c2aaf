import { z } from 'zod'
import type { Source } from '@/lib/chat/parts/source'
import { type ArticleDetail, articleDetailSchema } from '@/lib/corpus/case-schema'
import { caseChoiceSchema, type PublicCase, publicCaseSchema } from '@/lib/corpus/public-case'
import { readJudgment } from '@/lib/korean-law/judgment/judgment-text'
import { readStatuteText } from '@/lib/korean-law/statute/statute-text'
import { findPassage } from './find-passage'

/** A decision or an article ready to be read beside an answer, with no words of its own. */

export type SourceLine = {
  form: 'heading' | 'field' | 'page' | 'line'
  /** `①`, `1.`, `[2]`, the number of a page, or what a field says: beside the text, not in it. */
  mark: string
  text: string
  depth: 0 | 1 | 2
}
export type SourceSection = {
  name: 'article' | 'issues' | 'gist' | 'body' | 'document'
  lines: SourceLine[]
}

export type SourceFacts = {
  /** Law or court; empty of a document. */
  from: string
  title: string | null
  /** Where in the law it stands, or the number of the decision. */
  place: string
  /** Of the judgment, or from which the text is in force; yyyy-mm-dd. */
  date: string | null
  outcome: string | null
  state: Source['state']
  isSummary: boolean
  officialUrl: string | null
}
export type SourceText = { facts: SourceFacts; sections: SourceSection[] }

/** A part of a line; `match` is the number of the place that it belongs to. */
export type LinePart = { at: number; text: string; match: number | null }

/** What the public API answers for an article and for a decision; `choices` when a number names several. */
export const sourceAnswerSchema = z.object({
  data: z.unknown(),
  choices: z.array(caseChoiceSchema).nullish(),
})

/** The address at which the public API answers the source. */
export function sourceAddress({ type, href, id }: Pick<Source, 'type' | 'href' | 'id'>): string {
  const [path = '', query = ''] = href.split('?')
  if (type === 'article') return `/api${path}`
  if (type === 'document') {
    const [document = '', passage = '0'] = id.split('#')
    return `/api/knowledge/documents/${document}?around=${passage}`
  }
  const serial = /^\d+$/.test(id) ? id : new URLSearchParams(query).get('serial')
  return `/api${path}/detail${serial ? `?serial=${serial}` : ''}`
}

const line = (text: string, mark = '', depth: SourceLine['depth'] = 0): SourceLine => ({
  form: 'line',
  mark,
  text: text.normalize('NFC'),
  depth,
})

function readArticle({ law, article }: ArticleDetail): SourceText {
  // The edition's day lies ahead only for the articles it changes; the others are in force already.
  const date = law.pending && !article.pending ? null : law.effectiveOn
  return {
    facts: {
      from: law.title,
      title: article.title,
      place: article.path,
      date,
      outcome: null,
      state: article.repealed ? 'repealed' : article.pending ? 'pending' : 'in-force',
      isSummary: law.isSummary,
      officialUrl: law.sourceUrl,
    },
    sections: [
      {
        name: 'article',
        lines: readStatuteText(article.body).map(({ text, mark, depth }) =>
          line(text, mark, depth),
        ),
      },
    ],
  }
}

const numberedGist = /^\[(\d{1,2})\]\s*/

function readGist(summary: string): SourceLine[] {
  return summary
    .split('\n')
    .map((raw) => raw.trim())
    .filter(Boolean)
    .map((raw) => {
      const mark = numberedGist.exec(raw)
      return mark ? line(raw.slice(mark[0].length), `[${mark[1]}]`) : line(raw)
    })
}

function readBody(body: string): SourceLine[] {
  return readJudgment({ body, articles: [], cases: [] }).blocks.map((block) => {
    if (block.kind === 'heading' || block.kind === 'opinion')
      return { ...line(block.title), form: 'heading' }
    const text = block.segments.map((segment) => segment.text).join('')
    if (block.kind === 'field') return { ...line(text, block.label), form: 'field' }
    return line(text, '', block.kind === 'signature' ? 0 : block.depth)
  })
}

function readCase(decision: PublicCase): SourceText {
  const sections: SourceSection[] = [
    { name: 'issues', lines: decision.key_points.map((point) => line(point)) },
    { name: 'gist', lines: readGist(decision.summary ?? '') },
    { name: 'body', lines: readBody(decision.full_text) },
  ]
  return {
    facts: {
      from: decision.court_name,
      title: decision.case_name,
      place: decision.case_number,
      date: decision.judgment_date,
      outcome: decision.judgment_result,
      state: null,
      isSummary: decision.is_summary,
      officialUrl: decision.source_url,
    },
    sections: sections.filter(({ lines }) => lines.length > 0),
  }
}

const documentTextSchema = z.object({
  name: z.string(),
  passages: z.array(
    z.object({ page: z.number().int().nullable(), path: z.string(), text: z.string() }),
  ),
})

/** One's own document around the passage that was read: what it says, and on which page. */
function readDocument({ name, passages }: z.infer<typeof documentTextSchema>): SourceText {
  const lines = passages.flatMap(({ page, text }, no): SourceLine[] => {
    const turned = page !== null && page !== passages[no - 1]?.page
    const written = text.split('\n').map((each) => line(each))
    return turned ? [{ ...line('', String(page)), form: 'page' }, ...written] : written
  })
  return {
    facts: {
      from: '',
      title: name,
      place: '',
      date: null,
      outcome: null,
      state: null,
      isSummary: false,
      officialUrl: null,
    },
    sections: [{ name: 'document', lines }],
  }
}

/** Reads the public API's data. @throws ZodError when it has another shape */
export function readSource(type: Source['type'], data: unknown): SourceText {
  if (type === 'document') return readDocument(documentTextSchema.parse(data))
  return type === 'article'
    ? readArticle(articleDetailSchema.parse(data))
    : readCase(publicCaseSchema.parse(data))
}

/** The lines of a text cut where a passage begins and ends, and in how many places it stands. */
export function markPassage(
  { sections }: SourceText,
  passage: string,
): { count: number; parts: LinePart[][][] } {
  const text = sections.flatMap(({ lines }) => lines.map((each) => each.text)).join('\n')
  const matches = findPassage(text, passage)
  const ranges = matches
    .flatMap((match, no) => match.map((range) => ({ ...range, match: no })))
    .sort((a, b) => a.start - b.start)
  let at = 0
  const parts = sections.map(({ lines }) =>
    lines.map((each) => {
      const from = at
      at += each.text.length + 1
      return cut(each.text, from, ranges)
    }),
  )
  return { count: matches.length, parts }
}

function cut(
  text: string,
  from: number,
  ranges: readonly { start: number; end: number; match: number }[],
): LinePart[] {
  const parts: LinePart[] = []
  let at = 0
  const push = (to: number, match: number | null) => {
    if (to > at) parts.push({ at, text: text.slice(at, to), match })
    at = Math.max(at, to)
  }
  for (const { start, end, match } of ranges) {
    if (end <= from || start >= from + text.length) continue
    push(start - from, null)
    push(Math.min(end - from, text.length), match)
  }
  push(text.length, null)
  return parts
}
