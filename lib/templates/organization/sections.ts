import type { Block, Run } from '@/lib/documents/blocks/schema'
import type { Field, Part } from '@/lib/templates/types'
import { type Marker, markerOf } from './markers'
import { sectionCondition } from './section-condition'

type LineMarker = Exclude<Marker, { kind: 'value' }>

/** The marker that is all there is in a paragraph: it begins or ends a section of paragraphs. */
export function lineMarker(runs: readonly Run[]): LineMarker | null {
  const [only, ...others] = runs.filter(({ text, field }) => field || text.trim() !== '')
  if (!only?.field || others.length > 0) return null
  const marker = markerOf(only.text)
  return marker.kind === 'value' ? null : marker
}

const markerOfBlock = (block: Block): LineMarker | null =>
  'runs' in block ? lineMarker(block.runs ?? []) : null

/**
 * The parts of a document, those between two markers of a section under its condition.
 * @param blocks as `readSource` gives them
 * @param isCounted whether a block's number follows from its place
 */
export function partsOf(
  blocks: readonly Block[],
  fields: readonly Field[],
  isCounted: (block: Block) => boolean,
): Part[] {
  const levels: { parts: Part[]; marker: LineMarker | null }[] = [{ parts: [], marker: null }]
  for (const block of blocks) {
    const marker = markerOfBlock(block)
    if (!marker) {
      const counted = isCounted(block) ? { counted: true as const } : {}
      levels.at(-1)?.parts.push({ part: 'block', block, ...counted })
    } else if (marker.kind !== 'end') levels.push({ parts: [], marker })
    else if (levels.length > 1) {
      const { parts, marker: begun } = levels.pop() ?? { parts: [], marker: null }
      const field = fields.find(({ id }) => id === fieldOf(block))
      if (!field || !begun || begun.kind === 'end') continue
      levels.at(-1)?.parts.push({ part: 'when', when: sectionCondition(field, begun), parts })
    }
  }
  return levels[0]?.parts ?? []
}

const fieldOf = (block: Block): string | undefined =>
  'runs' in block ? block.runs?.find(({ field }) => field)?.field : undefined
