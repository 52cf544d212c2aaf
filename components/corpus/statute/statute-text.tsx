import { readingAttribute } from '@/components/corpus/reading/reading-attribute'
import { lineAnchors } from '@/lib/korean-law/statute/paragraph-anchor'
import { splitAmendments } from '@/lib/korean-law/statute/statute-text'
import type { StatuteLine } from '@/lib/korean-law/types'

const indent = { 0: '', 1: 'pl-5', 2: 'pl-10' } as const
/** A note of fewer characters is not broken over two lines. */
const unbrokenLength = 24

function Text({ text }: { text: string }) {
  return splitAmendments(text).map((part) =>
    part.note ? (
      <span
        key={part.at}
        className={`text-sm text-soft ${part.text.length < unbrokenLength ? 'whitespace-nowrap' : ''}`}
      >
        {part.text}
      </span>
    ) : (
      part.text
    ),
  )
}

/**
 * An article's text with its paragraphs and items hung under their marks.
 * @param anchors what the ids of paragraphs begin with, where addresses may name them; '' on the article's own page
 */
export function StatuteText({ lines, anchors }: { lines: StatuteLine[]; anchors?: string }) {
  const ids = anchors === undefined ? [] : lineAnchors(lines).map((id) => id && anchors + id)
  return (
    <div className="max-w-[42em] space-y-1.5 leading-[1.8]" lang="ko" {...readingAttribute}>
      {lines.map((line, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one article never change places
          key={index}
          id={ids[index] ?? undefined}
          className={`flex gap-1.5 ${indent[line.depth]}`}
        >
          {line.mark ? (
            <span className="min-w-[1.25em] shrink-0 text-soft">{line.mark}</span>
          ) : null}
          <span className="min-w-0">
            <Text text={line.text} />
          </span>
        </p>
      ))}
    </div>
  )
}
