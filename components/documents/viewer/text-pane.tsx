import { useFormatter, useTranslations } from 'next-intl'
import { memo } from 'react'
import type { Part } from '@/lib/documents/reading/schema'
import type { Hit } from './block-units'
import { BlockView } from './block-view'
import type { UnitMark } from './marked-unit'

const noMarks: readonly UnitMark[] = []

/** A page of text. What is out of sight is not laid out: a document may have five hundred. */
const PartView = memo(function PartView({
  part,
  isFirstOfPage,
  hits,
  current,
  onPage,
}: {
  part: Part
  isFirstOfPage: boolean
  hits: readonly Hit[] | undefined
  current: Hit | undefined
  /** Shows the page as it looks; null where there is nothing to show. */
  onPage: ((page: number) => void) | null
}) {
  const t = useTranslations('documentViewer')
  const format = useFormatter()
  const { page } = part
  const confidence = part.blocks.find((block) => block.confidence !== undefined)?.confidence
  return (
    <div data-page={page ?? undefined} className="viewer-part">
      {page && isFirstOfPage ? (
        <p className="mt-6 mb-3 flex flex-wrap items-center gap-3 border-t border-line pt-2 text-xs text-soft">
          {onPage ? (
            <button
              type="button"
              className="link min-h-6"
              aria-label={t('showInPages', { page })}
              onClick={() => onPage(page)}
            >
              {t('part', { page })}
            </button>
          ) : (
            t('part', { page })
          )}
          {confidence === undefined ? null : (
            <span>
              {t('confidence', {
                percent: format.number(confidence, { style: 'percent', maximumFractionDigits: 0 }),
              })}
            </span>
          )}
        </p>
      ) : null}
      {part.blocks.map((block, at) => {
        const own = hits?.filter((hit) => hit.block === at)
        const marksOf = (unit: number) =>
          own
            ?.filter((hit) => hit.unit === unit)
            .map((hit) => ({ range: hit.range, isCurrent: hit === current })) ?? noMarks
        // biome-ignore lint/suspicious/noArrayIndexKey: what was read does not change its order
        return <BlockView key={at} block={block} marksOf={marksOf} />
      })}
    </div>
  )
})

/** The text of a document by its pages, with the found words marked. */
export function TextPane({
  parts,
  hits,
  current,
  onPage,
}: {
  parts: readonly Part[]
  hits: readonly Hit[]
  current: Hit | undefined
  onPage: ((page: number) => void) | null
}) {
  const byPart = new Map<number, Hit[]>()
  for (const hit of hits) {
    const own = byPart.get(hit.part)
    if (own) own.push(hit)
    else byPart.set(hit.part, [hit])
  }
  return parts.map((part, at) => (
    <PartView
      key={part.no}
      part={part}
      isFirstOfPage={part.page !== parts[at - 1]?.page}
      hits={byPart.get(part.no)}
      current={current?.part === part.no ? current : undefined}
      onPage={onPage}
    />
  ))
}
