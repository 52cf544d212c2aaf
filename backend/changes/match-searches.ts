import type { SearchEngine } from '@/backend/search/engine'
import type { ChangedArticle, ChangeRecord, NewDecision } from '@/backend/store/changed-documents'
import type { Matches, MatchRequest, WatchedSearch } from '@/lib/corpus/changes/schema'
import { planSearch } from '@/lib/corpus/search-request-schema'
import { readOperators } from '@/lib/korean-law/query/search-operators'
import { acceptsArticle, acceptsDecision } from './accept-change'
import { changedDocument, lineOf, subjectLine } from './changed-document'
import { type Passage, PassageIndex } from './passage-index'

type Searched = NewDecision | ChangedArticle

/** Paragraphs are put together up to so many characters: about what one thought takes. */
const passageLength = 800

/** Searches that are run one after the other: some milliseconds. */
const withoutPause = 20

function paragraphs(text: string): string[] {
  const pieces: string[] = []
  for (const line of text.split('\n')) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + line.length <= passageLength)
      pieces[pieces.length - 1] = `${last}\n${line}`
    else pieces.push(line)
  }
  return pieces.filter((piece) => piece.trim() !== '')
}

function passagesOf(record: Searched, document: number): Passage[] {
  if (record.kind === 'article') {
    const heading = `${record.lawTitle} ${record.title}`
    return paragraphs(record.text).map((text) => ({ document, heading, text }))
  }
  const heading = `${record.ref.caseName} ${record.ref.caseNumber}`
  const issues = record.issues.map(({ issue, gist }) => [issue, gist].filter(Boolean).join('\n'))
  const headnotes = issues.length > 0 ? issues : [record.issueText, record.gistText]
  return [...headnotes, record.references, ...paragraphs(record.body)]
    .filter((text) => text.trim() !== '')
    .map((text) => ({ document, heading, text }))
}

const wholeText = (record: Searched): string =>
  record.kind === 'article'
    ? [record.lawTitle, record.title, record.text].join('\n')
    : [record.ref.caseName, record.issueText, record.gistText, record.references, record.body].join(
        '\n',
      )

/** Runs watched searches on what a refresh changed alone. */
export class ChangeSearcher {
  private readonly records: readonly Searched[]
  private readonly indexes: Record<'cases' | 'statutes', PassageIndex>

  constructor(
    all: readonly ChangeRecord[],
    private readonly engine: SearchEngine,
  ) {
    this.records = all.filter((record): record is Searched => record.kind !== 'overruling')
    const { decisions, articles } = engine.status()
    const indexOf = (kind: Searched['kind'], target: 'cases' | 'statutes', documents: number) =>
      new PassageIndex(
        this.records.flatMap((record, at) => (record.kind === kind ? passagesOf(record, at) : [])),
        { documents, frequency: (key) => engine.frequency(target, key) },
      )
    this.indexes = {
      cases: indexOf('decision', 'cases', decisions),
      statutes: indexOf('article', 'statutes', articles),
    }
  }

  /** A search that names a decision, an article or a law finds what touches it, whatever else a text says. */
  private named(query: string): Map<number, string> | null {
    const { direct } = this.engine.understand(query)
    if (!direct) return null
    const wanted = new Set(
      direct.kind === 'case'
        ? direct.serials.map((serial) => `decision ${serial}`)
        : [direct.kind === 'article' ? `article ${direct.articleId}` : `law ${direct.lawId}`],
    )
    const found = new Map<number, string>()
    this.records.forEach((record, at) => {
      const touch = changedDocument(record).touches.find(({ kind, reference }) =>
        wanted.has(`${kind} ${reference}`),
      )
      if (touch) found.set(at, touch.line)
      else if (record.kind === 'decision' && direct.serials.includes(record.serial))
        found.set(at, subjectLine(record))
    })
    return found
  }

  private found(query: string, kinds: { cases: boolean; statutes: boolean }): Map<number, string> {
    return (
      this.named(query) ??
      new Map([
        ...(kinds.cases ? this.indexes.cases.find(query) : []),
        ...(kinds.statutes ? this.indexes.statutes.find(query) : []),
      ])
    )
  }

  /** What one search finds among the changes: by its words, what has to stand in a text, and its filters. */
  search(request: WatchedSearch): { change: number; line: string }[] {
    const plan = planSearch(request)
    const { words, phrases, excluded } = readOperators(request.query)
    return [...this.found(words, plan)].flatMap(([at, passage]) => {
      const record = this.records[at]!
      const accepted =
        record.kind === 'decision'
          ? plan.cases && acceptsDecision(record, request)
          : plan.statutes &&
            (!plan.actsOnly || record.lawKind === '법률') &&
            acceptsArticle(record, request)
      if (!accepted) return []
      if (phrases.length + excluded.length > 0) {
        const text = wholeText(record)
        if (!phrases.every((phrase) => text.includes(phrase))) return []
        if (excluded.some((word) => text.includes(word))) return []
      }
      return [{ change: record.id, line: lineOf(passage) }]
    })
  }

  /** Runs some searches, and lets the service answer people in between. */
  async matches(searches: MatchRequest['searches']): Promise<Matches> {
    const matches: Matches = []
    for (let from = 0; from < searches.length; from += withoutPause) {
      for (const { id, request } of searches.slice(from, from + withoutPause))
        for (const found of this.search(request)) matches.push({ id, ...found })
      await new Promise((resolve) => setImmediate(resolve))
    }
    return matches
  }
}
