import { readingAttribute } from '@/components/corpus/reading/reading-attribute'
import { TextLink } from '@/components/ui/text-link'
import { articleHref, caseHref } from '@/lib/corpus/links'
import type { JudgmentBlock, LinkTarget, TextSegment } from '@/lib/korean-law/types'

function hrefOf(target: LinkTarget): string {
  return target.kind === 'case' ? caseHref(target) : articleHref(target.lawId, target.no)
}

/** Text with links to the decisions and articles that it cites. */
function LinkedText({ segments }: { segments: TextSegment[] }) {
  return segments.map((segment, index) =>
    segment.target ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of one text never change places
      <TextLink key={index} href={hrefOf(segment.target)} className="link">
        {segment.text}
      </TextLink>
    ) : (
      segment.text
    ),
  )
}

const spaceAbove = { 0: '', 1: 'mt-6', 2: 'mt-4' } as const
const titleLength = 48

/** A numbered line that is a title and not yet the text: short, and no sentence. */
function isTitle(block: Extract<JudgmentBlock, { kind: 'paragraph' }>): boolean {
  if (block.depth === 0) return false
  const text = block.segments.map((segment) => segment.text).join('')
  return text.length <= titleLength && !/[.다]$/.test(text)
}

/** The full text of a decision in one column that can be read. */
export function JudgmentBody({ blocks }: { blocks: JudgmentBlock[] }) {
  return (
    <div className="max-w-[42em] text-[1.03rem] leading-[1.85]" lang="ko" {...readingAttribute}>
      {blocks.map((block, index) => {
        const key = `${block.kind}${index}`
        if (block.kind === 'heading') {
          return (
            <h3 key={key} id={block.id} className="mt-10 mb-2 text-lg font-bold first:mt-0">
              {block.title}
            </h3>
          )
        }
        if (block.kind === 'field') {
          return (
            <p key={key} className="flex gap-3 text-sm leading-7">
              <span className="w-28 shrink-0 font-semibold text-soft">{block.label}</span>
              <span className="min-w-0">
                <LinkedText segments={block.segments} />
              </span>
            </p>
          )
        }
        return (
          <p
            key={key}
            id={block.id ?? undefined}
            className={`mb-3 ${spaceAbove[block.depth]} ${isTitle(block) ? 'font-semibold' : ''}`}
          >
            <LinkedText segments={block.segments} />
          </p>
        )
      })}
    </div>
  )
}
