import { Feed } from 'feed'
import type { AppLocale } from '@/lib/i18n/routing'
import { articleLabel } from '@/lib/korean-law/names/article-no'
import { escapeHtml } from '@/lib/mail/escape-html'
import type { Piece } from '@/lib/word-changes'
import { articleChangeKind, articlePieces } from './article-pieces'
import type { Change } from './change-schema'
import { articleHref, caseHref, lawHref } from './links'
import type { CaseRef } from './schema'

export type ChangeFeedWords = {
  title: string
  description: string
  kind: Record<'decision' | 'overruling' | 'changed' | 'new' | 'gone', string>
  overruling: string
}

export type ChangeFeedAddresses = {
  page: string
  self: string
  /** Absolute address of a page of the corpus. */
  absolute: (path: string) => string
}

const nameOf = ({ court, caseNumber }: CaseRef) => `${court} ${caseNumber}`

/** Readers of feeds take a description for HTML, and statutes write `<개정 2020. 1. 1.>`. */
function markedUp({ kind, text }: Piece): string {
  const html = escapeHtml(text).replaceAll('\n', '<br>')
  if (kind === 'same') return html
  return kind === 'added' ? `<ins>${html}</ins>` : `<del>${html}</del>`
}

function entryOf(change: Change, words: ChangeFeedWords) {
  if (change.kind === 'article') {
    const { lawId, lawTitle, no, isHeld } = change
    return {
      kind: words.kind[articleChangeKind(change)],
      path: isHeld ? articleHref(lawId, no) : lawHref(lawId),
      name: `${lawTitle} ${articleLabel(no)}`,
      html: articlePieces(change).map(markedUp).join(''),
    }
  }
  const { decision } = change
  const kind = words.kind[change.kind]
  const entry = { kind, path: caseHref(decision), name: nameOf(decision) }
  if (change.kind === 'decision') return { ...entry, html: escapeHtml(decision.caseName) }
  return { ...entry, html: `${escapeHtml(words.overruling)} ${escapeHtml(nameOf(change.by))}` }
}

/** RSS 2.0 of what imports changed, the newest first. Every address is absolute. */
export function makeChangeFeed(
  locale: AppLocale,
  changes: readonly Change[],
  words: ChangeFeedWords,
  addresses: ChangeFeedAddresses,
): string {
  const [newest] = changes
  const feed = new Feed({
    id: addresses.page,
    link: addresses.page,
    title: words.title,
    description: words.description,
    language: locale,
    generator: false,
    feedLinks: { rss: addresses.self },
    ...(newest ? { updated: new Date(newest.changedAt) } : {}),
  })
  for (const change of changes) {
    const { kind, path, name, html } = entryOf(change, words)
    feed.addItem({
      // An article may change again, and its page stays the same.
      id: `${addresses.page}#change-${change.id}`,
      guid: `${addresses.page}#change-${change.id}`,
      link: addresses.absolute(path),
      title: `${kind}: ${name}`,
      description: html,
      date: new Date(change.changedAt),
      category: [{ name: kind }],
    })
  }
  return feed.rss2()
}
