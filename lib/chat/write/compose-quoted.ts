import type { Retrieved } from '@/lib/chat/retrieve/retrieve'
import type { Part, PartOf } from '@/lib/chat/schema'
import { composeDocuments, pairsOf } from './compose-documents'
import { composeExtractive, type Extractive } from './compose-extractive'

type Notice = 'extractive' | 'fallback'
type Sources = PartOf<'sources'>['sources']

/** How an answer in the words of its sources was made. */
const madeBy = (notice: Notice): Part[] => [
  { kind: 'notice', notice },
  ...(notice === 'fallback' ? ([{ kind: 'notice', notice: 'extractive' }] as const) : []),
]

const isMade = (part: Part) =>
  part.kind === 'notice' && (part.notice === 'extractive' || part.notice === 'fallback')

/** Notices of what documents are: no statement of the law, and whether the law was asked at all. */
export function documentNotices({ found }: Pick<Retrieved, 'found'>, hasLaw: boolean): Part[] {
  if (found === null) return [{ kind: 'notice', notice: 'documents' }]
  return hasLaw ? [] : [{ kind: 'notice', notice: 'no-law' }]
}

function withDocuments(retrieved: Retrieved, law: Extractive | null, notice: Notice): Extractive {
  const { points, documents, sources: given } = retrieved
  const found = documents ?? { passages: [], searched: 0, missing: 0 }
  const own = composeDocuments(points, found)
  const lawSources: Sources = (law?.parts ?? []).flatMap((part) =>
    part.kind === 'sources' ? part.sources : [],
  )
  const texts = new Map(given.map(({ id, text }) => [id, text]))
  const numbered = lawSources.map((source) => ({ ...source, text: texts.get(source.id) ?? '' }))
  const pairs = pairsOf(
    points,
    given.filter(({ type }) => type === 'document'),
    numbered,
  )
  const sentences = own.lines + (law?.grounding.sentences ?? 0)
  const grounding = {
    share: 1,
    sentences,
    supported: sentences,
    citations: law?.grounding.citations ?? 0,
    verified: law?.grounding.verified ?? 0,
    confidence: law?.grounding.confidence ?? null,
  }
  const rest = (law?.parts ?? []).filter(
    (part) => !isMade(part) && part.kind !== 'sources' && part.kind !== 'grounding',
  )
  const last = rest.filter(({ kind }) => kind === 'notice')
  return {
    grounding,
    dropped: law?.dropped ?? 0,
    parts: [
      ...madeBy(notice),
      ...documentNotices(retrieved, law !== null),
      own.part,
      ...pairs,
      ...rest.filter(({ kind }) => kind !== 'notice'),
      { kind: 'grounding', ...grounding },
      { kind: 'sources', sources: [...own.sources, ...lawSources] },
      ...(last.length > 0 ? last : ([{ kind: 'notice', notice: 'disclaimer' }] as const)),
    ],
  }
}

/**
 * The answer in the words of its sources alone: what the documents say and what the law says, each by itself,
 * and where the two meet. Null when neither says anything.
 */
export function composeQuoted(retrieved: Retrieved, notice: Notice): Extractive | null {
  const { found, documents } = retrieved
  const own = documents?.passages.length ?? 0
  const law = found && !found.refusal ? composeExtractive(found, notice, own) : null
  if (!documents) return law
  return law || own > 0 ? withDocuments(retrieved, law, notice) : null
}
