import type { CitableSource } from '@/lib/chat/types'
import { speaksOf } from '@/lib/korean-law/question/document-coverage'
import type { QuestionPoint } from '@/lib/korean-law/question/question'

/** A passage of a document that the asker may read, as the index has it. */
export type DocumentPassage = {
  document: string
  /** Of the file. */
  name: string
  /** The asker's own, and not shared by somebody else. */
  isMine: boolean
  /** Its number among the passages of the document. */
  passage: number
  page: number | null
  /** How well it answers to the question, by the index. */
  score: number
  /** The headings above it. */
  path: string
  text: string
}

export type FoundDocuments = {
  passages: readonly DocumentPassage[]
  /** Documents that were looked at, and those whose index is being made again. */
  searched: number
  missing: number
}

/** Searches the asker's own documents, or one collection of theirs. Given in by whoever knows the session. */
export type FindInDocuments = (query: string, collection: string | null) => Promise<FoundDocuments>

const mostPassages = 4

const bare = (text: string) => text.replace(/\s+/g, '')

/** The passages that an answer may stand on, the best first; of copies of one document, those of the first. */
export function relevantPassages(
  points: readonly QuestionPoint[],
  found: readonly DocumentPassage[],
): DocumentPassage[] {
  const said = new Set<string>()
  const isNew = ({ text }: DocumentPassage) => {
    const words = bare(text)
    if (said.has(words)) return false
    said.add(words)
    return true
  }
  return found
    .filter((passage) => speaksOf(points, passage) && isNew(passage))
    .slice(0, mostPassages)
}

/** Where a passage is read: the page of its document; of somebody else's, its text. */
function documentHref({
  document,
  page,
  isMine,
}: Pick<DocumentPassage, 'document' | 'page' | 'isMine'>) {
  if (!isMine) return `/ai-chat/knowledge/documents/${document}`
  return `/ai-chat/documents/${document}${page === null ? '' : `?page=${page}`}`
}

/** Passages of documents as sources, numbered from 1: those of the law follow. */
export function documentSources(passages: readonly DocumentPassage[]): CitableSource[] {
  return passages.map((passage, at) => ({
    no: at + 1,
    type: 'document',
    id: `${passage.document}#${passage.passage}`,
    label: passage.name,
    title: passage.path || null,
    page: passage.page,
    href: documentHref(passage),
    isSummary: false,
    passage: passage.text,
    state: null,
    effectiveOn: null,
    overruledBy: null,
    text: passage.text,
  }))
}
