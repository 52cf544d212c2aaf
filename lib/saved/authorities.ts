import { type BlockInput, type Content, contentSchema } from '@/lib/documents/blocks/schema'
import type { AppLocale } from '@/lib/i18n/routing'
import type { SourceKind } from './constants'
import type { SavedSource } from './schema'

/** What a list of authorities says of itself, in the reader's language. */
export type AuthorityWords = {
  title: string
  kind: (kind: SourceKind) => string
  /** Where the list comes from and of what day it is. */
  note: string
  /** The whole address of a path of the site. */
  address: (path: string) => string
}

/** Courts with their dates, laws with their numbers: 제9조 before 제10조. */
const byCitation = new Intl.Collator('ko', { numeric: true })

/** The sources of one kind, in the order in which a list names them. */
export const inOrder = (sources: readonly SavedSource[], kind: SourceKind): SavedSource[] =>
  sources
    .filter((source) => source.kind === kind)
    .sort((left, right) => byCitation.compare(left.citation, right.citation))

const aside = { size: 9, color: '5A544A' }

function blocksOf(
  { citation, name, note, path }: SavedSource,
  words: AuthorityWords,
): BlockInput[] {
  const href = words.address(path)
  const runs = [
    { text: citation, href, language: 'ko' as const },
    ...(name ? [{ text: ` ${name}`, language: 'ko' as const, ...aside }] : []),
  ]
  const text = runs.map((run) => run.text).join('')
  return [
    { kind: 'list', number: '-', text, runs },
    ...(note
      ? note.split(/\n+/).map((line): BlockInput => ({ kind: 'paragraph', text: line, indent: 21 }))
      : []),
  ]
}

/** Saved sources as a document that every writer of the site takes: decisions first, then articles. */
export function authoritiesContent(
  sources: readonly SavedSource[],
  locale: AppLocale,
  words: AuthorityWords,
): Content {
  const sections = (['decision', 'article'] as const).flatMap((kind): BlockInput[] => {
    const listed = inOrder(sources, kind)
    if (listed.length === 0) return []
    return [
      { kind: 'heading', level: 1, text: words.kind(kind) },
      ...listed.flatMap((source) => blocksOf(source, words)),
    ]
  })
  return contentSchema.parse({
    title: words.title,
    language: locale,
    blocks: [
      { kind: 'heading', level: 1, role: 'title', text: words.title },
      ...sections,
      { kind: 'paragraph', text: words.note, runs: [{ text: words.note, ...aside }] },
    ],
  })
}
