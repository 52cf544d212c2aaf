import type { Block } from '@/lib/documents/blocks/schema'
import { createCounter, levelOfClause, readClauseNumber } from '@/lib/documents/editor/numbering'
import type { TemplateGuide } from '@/lib/templates/guide'
import type { Field, Template } from '@/lib/templates/types'
import type { TemplateBody, TemplateField } from './schema'
import { partsOf } from './sections'

/** The product's form of a question. */
export function fieldOf({ id, kind, example, required, options }: TemplateField): Field {
  const shared = {
    id,
    ...(example ? { example } : {}),
    ...(required ? { required: true as const } : {}),
  }
  if (kind === 'choice') {
    const words = options.map((option, at): [string, string] => [`o${at + 1}`, option])
    return { ...shared, kind, options: Object.fromEntries(words) }
  }
  return { ...shared, kind }
}

/** The clauses whose numbers follow from their places: they are counted anew when a section is left out. */
function countedBlocks(blocks: readonly Block[]): Set<Block> {
  const counter = createCounter()
  const counted = new Set<Block>()
  for (const block of blocks) {
    const level = levelOfClause(block)
    if (level === null || block.number === null) continue
    if (readClauseNumber(level, block.number) === counter.expected(level)) counted.add(block)
    counter.next({ kind: 'clause', level, printed: counted.has(block) ? null : block.number })
  }
  return counted
}

/**
 * A template of an organisation as the form, the preview and the writers of the product take it.
 * @param id of the version, so that answers stay with the version that they were begun with
 */
export function compileTemplate(
  id: string,
  name: string,
  { about, blocks, fields: asked }: Pick<TemplateBody, 'about' | 'blocks' | 'fields'>,
): { template: Template; guide: TemplateGuide } {
  const fields = asked.map(fieldOf)
  const counted = countedBlocks(blocks)
  const guides = asked.map(({ id: field, name: called, question, help, kind, options }) => {
    const words = options.map((option, at): [string, string] => [`o${at + 1}`, option])
    const more = kind === 'choice' ? { options: Object.fromEntries(words) } : {}
    return [field, { label: question || called, ...(help ? { help } : {}), ...more }] as const
  })
  return {
    template: {
      id,
      title: name,
      category: 'business',
      articles: [],
      fields,
      document: partsOf(blocks, fields, (block) => counted.has(block)),
      steps: [],
    },
    guide: { name, about, fields: Object.fromEntries(guides), steps: {} },
  }
}
