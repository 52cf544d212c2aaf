import { useLocale, useTranslations } from 'next-intl'
import { Fragment, type ReactNode } from 'react'
import { readingAttribute } from '@/components/corpus/reading/reading-attribute'
import { StaticIcon } from '@/components/ui/static-icon'
import { Tag } from '@/components/ui/tag'
import { TextLink } from '@/components/ui/text-link'
import { articleHref, caseHref } from '@/lib/corpus/links'
import { citedAnchor } from '@/lib/korean-law/statute/paragraph-anchor'
import type { JudgmentBlock, LinkTarget, TextSegment } from '@/lib/korean-law/types'

/** Of an article, the very paragraph that the text names. */
function hrefOf(target: LinkTarget, text: string): string {
  if (target.kind === 'case') return caseHref(target)
  return articleHref(target.lawId, target.no) + citedAnchor(text, target.no)
}

/** Text with links to the decisions and articles that it cites. */
function LinkedText({ segments }: { segments: TextSegment[] }) {
  return segments.map((segment, index) =>
    segment.target ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of one text never change places
      <TextLink key={index} href={hrefOf(segment.target, segment.text)} className="cite">
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

type Opinion = Extract<JudgmentBlock, { kind: 'opinion' }>

/** The blocks in order, those of an opinion together under its title. */
function grouped(blocks: JudgmentBlock[]): { opinion: Opinion | null; blocks: JudgmentBlock[] }[] {
  const groups: { opinion: Opinion | null; blocks: JudgmentBlock[] }[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'opinion') groups.push({ opinion: block, blocks: [] })
    else if (!last || (last.opinion && (block.kind === 'heading' || block.kind === 'signature')))
      groups.push({ opinion: null, blocks: [block] })
    else last.blocks.push(block)
  }
  return groups
}

function Block({ block }: { block: JudgmentBlock }) {
  if (block.kind === 'opinion') return null
  if (block.kind === 'heading')
    return (
      <h3 id={block.id} className="mt-10 mb-2 text-lg font-bold first:mt-0">
        {block.title}
      </h3>
    )
  if (block.kind === 'field')
    return (
      <p className="flex gap-3 text-sm leading-7">
        <span className="w-28 shrink-0 font-semibold text-soft">{block.label}</span>
        <span className="min-w-0">
          <LinkedText segments={block.segments} />
        </span>
      </p>
    )
  if (block.kind === 'signature')
    return (
      <p className="mt-8 text-sm text-soft">
        <LinkedText segments={block.segments} />
      </p>
    )
  return (
    <p
      id={block.id}
      className={`mb-3 ${spaceAbove[block.depth]} ${isTitle(block) ? 'font-semibold' : ''}`}
    >
      <LinkedText segments={block.segments} />
    </p>
  )
}

/** An opinion beside the majority's: its kind, its justices, and folded below them its text. */
function OpinionPart({ of, children }: { of: Opinion; children: ReactNode }) {
  const t = useTranslations('case')
  const locale = useLocale()
  return (
    <details className="opinion group my-4 border-l-2 border-strong pl-4">
      <summary className="flex list-none items-baseline gap-2 py-1 hover:text-seal">
        <span className="grow font-semibold">
          <span lang={locale}>
            <Tag>{t(`opinion.${of.opinion.kind}`)}</Tag>
          </span>{' '}
          {of.title}
        </span>
        <StaticIcon name="chevronDown" className="shrink-0 self-center group-open:rotate-180" />
      </summary>
      {/* An address that names a folded place unfolds it. The title above stays in view. */}
      <div id={of.id} className="scroll-mt-28 pt-2">
        {children}
      </div>
    </details>
  )
}

/** The full text of a decision in one column that can be read. */
export function JudgmentBody({ blocks }: { blocks: JudgmentBlock[] }) {
  return (
    <div className="max-w-[42em] text-[1.03rem] leading-[1.85]" lang="ko" {...readingAttribute}>
      {grouped(blocks).map((group, at) => {
        const parts = group.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never change places
          <Block key={index} block={block} />
        ))
        return group.opinion ? (
          <OpinionPart key={group.opinion.id} of={group.opinion}>
            {parts}
          </OpinionPart>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text never change places
          <Fragment key={at}>{parts}</Fragment>
        )
      })}
    </div>
  )
}
