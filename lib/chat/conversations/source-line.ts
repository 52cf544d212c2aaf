import type { Source } from '@/lib/chat/parts/source'
import type { ExportWords, Run } from './export-block'

/**
 * A source as courts cite it, with its name behind: `대법원 2013. 6. 27. 선고 2012다31628 판결 [손해배상(기)]`,
 * `민법 제750조(불법행위의 내용)`.
 */
export function citeSource({
  type,
  label,
  title,
}: Pick<Source, 'type' | 'label' | 'title'>): string {
  const name = title?.trim()
  if (!name) return label
  if (type === 'document') return `${label} · ${name}`
  return type === 'article' ? `${label}(${name})` : `${label} [${name}]`
}

/** What makes a source something else than the law of today, or not the official text. */
function statusLabels(source: Source, { chat, list }: ExportWords): string[] {
  const { state, effectiveOn, isSummary } = source
  return [
    ...(state === 'in-force' ? [list('inForce')] : []),
    ...(state === 'pending'
      ? [`${chat('answer.pending')}${effectiveOn ? ` ${effectiveOn}` : ''}`]
      : []),
    ...(state === 'repealed' ? [chat('answer.repealed')] : []),
    ...(isSummary ? [chat('answer.summary')] : []),
  ]
}

/** A line of the list of sources: number, citation, standing, and the address where it can be read. */
export function sourceRuns(source: Source, words: ExportWords): Run[] {
  const href = words.address(source.href)
  const page = source.page === null ? [] : [words.chat('documents.page', { page: source.page })]
  const type = words.chat(`message.sourceType.${source.type}`)
  const kinds = [type, ...page, ...statusLabels(source, words)]
  const { overruledBy } = source
  return [
    { text: `[${source.no}] ` },
    { text: citeSource(source), korean: true, href },
    { text: ` (${kinds.join(' · ')}) ` },
    { text: href, href },
    ...(overruledBy
      ? [
          { text: ' ' },
          { text: words.chat.markup('answer.overruled', { ref: () => overruledBy.label }) },
        ]
      : []),
  ]
}
