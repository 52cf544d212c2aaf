import type { Block, Cell, Row, Run } from '@/lib/documents/blocks/schema'
import { createCounter, levelOfClause } from '@/lib/documents/editor/numbering'
import type { Answers, Part, Template, Text } from '@/lib/templates/types'
import { type Expanded, expandParts, type Undecided } from './expand-parts'
import { fillBlock } from './fill-block'
import { fillText, hasBlank, textOf } from './fill-text'
import { type Numbering, startNumbering } from './numbering'
import { partyBlocks, signatureBlocks } from './party-blocks'
import { type Scope, scopeOf } from './scope'
import { rowsTable, tableOf } from './table-blocks'

/** What is known while a document is written. */
type Writing = {
  numbering: Numbering
  /** Of the clauses of an organisation's own document. */
  counter: ReturnType<typeof createCounter>
  asked: Set<string>
}

const base = { number: null, page: null } as const

const paragraph = (
  runs: Run[],
  more: Partial<Extract<Block, { kind: 'paragraph' }>> = {},
): Block => ({
  ...base,
  kind: 'paragraph',
  text: textOf(runs),
  runs,
  ...more,
})

const clauseBlock = (level: number, number: string | null, runs: Run[]): Block => ({
  ...base,
  kind: 'clause',
  level,
  number,
  text: textOf(runs),
  runs,
})

/** The same question is asked once, however many clauses hang on it. */
const isNew = ({ field }: Undecided, { asked }: Writing) => {
  if (asked.has(field)) return false
  asked.add(field)
  return true
}

/** 제n조(…): a lone clause stands behind the title, several below it. */
function articleBlocks(
  part: Extract<Part, { part: 'article' }>,
  scope: Scope,
  writing: Writing,
): Block[] {
  const { numbering } = writing
  const inside = expandParts(part.parts, scope).filter(
    (each) => !('undecided' in each) || isNew(each, writing),
  )
  const isClause = (each: Expanded | Undecided) =>
    'undecided' in each || each.part.part === 'clause'
  const clauses = inside.filter(isClause).length
  if (clauses === 0) return []
  const number = numbering.article()
  const title: Run = { text: `(${part.title})` }
  const isOnly = clauses === 1 && isClause(inside[0] as Expanded)
  const blocks = inside.flatMap((each, at): Block[] => {
    if ('undecided' in each) {
      const runs = [each.undecided]
      return isOnly
        ? [clauseBlock(1, number, [title, { text: ' ' }, ...runs])]
        : [clauseBlock(2, numbering.clause(false), runs)]
    }
    if (each.part.part === 'clause') {
      const runs = fillText(each.part.text, each.scope)
      const mark = numbering.clause(isOnly)
      return isOnly && at === 0
        ? [clauseBlock(1, number, [{ text: `(${part.title}) ` }, ...runs])]
        : [clauseBlock(2, mark, runs)]
    }
    if (each.part.part === 'subitem') {
      return [clauseBlock(3, numbering.subitem(), fillText(each.part.text, each.scope))]
    }
    return partBlocks(each, writing)
  })
  return isOnly ? blocks : [clauseBlock(1, number, [title]), ...blocks]
}

const spaced = (text: Text, scope: Scope) => {
  const runs = fillText(text, scope)
  return { runs, text: textOf(runs) }
}

/** A clause that is left out makes those behind it move up; a number that was given stays. */
function numberOf(
  { block, counted }: Extract<Part, { part: 'block' }>,
  { counter }: Writing,
): string | null {
  const level = levelOfClause(block)
  if (level === null) return block.number
  return counter.next({ kind: 'clause', level, printed: counted ? null : block.number })
}

function partBlocks({ part, scope }: Expanded, writing: Writing): Block[] {
  const { numbering } = writing
  switch (part.part) {
    case 'title':
      return [
        {
          ...base,
          kind: 'heading',
          level: 1,
          role: 'title',
          align: 'center',
          ...spaced(part.text, scope),
        },
      ]
    case 'heading':
      numbering.heading()
      return [{ ...base, kind: 'heading', level: 2, align: 'center', ...spaced(part.text, scope) }]
    case 'paragraph':
      return [paragraph(fillText(part.text, scope), part.align ? { align: part.align } : {})]
    case 'item':
      return part.level === 2
        ? [clauseBlock(4, numbering.subItem(), fillText(part.text, scope))]
        : [clauseBlock(3, numbering.item(), fillText(part.text, scope))]
    case 'article':
      return articleBlocks(part, scope, writing)
    case 'clause':
    case 'subitem':
      return [paragraph(fillText(part.text, scope))]
    case 'rows':
      return [rowsTable(part.rows, scope)]
    case 'table':
      return [tableOf(part, scope)]
    case 'party':
      return partyBlocks(part.role, part.of, scope, part.signs)
    case 'signature':
      return signatureBlocks(part.role, part.of, scope, part.by)
    case 'block':
      return [fillBlock(part.block, scope, numberOf(part, writing))]
    case 'pageBreak':
      return [{ ...base, kind: 'pageBreak', text: '' }]
  }
}

/** A cell of a table of a written document. */
export type DraftedCell = Cell
export type DraftedDocument = {
  title: string
  blocks: Block[]
  /** The fields that stand as marked blanks. */
  blanks: string[]
}

const runsOf = (block: Block): Run[] => {
  if (block.kind === 'table') {
    return (block.rows ?? []).flatMap(({ cells }: Row) => cells.flatMap(({ runs }) => runs ?? []))
  }
  return 'runs' in block ? (block.runs ?? []) : []
}

/**
 * Writes the document of a template.
 * @param answers as `readAnswers` gives them; what is missing becomes a marked blank
 */
export function draftDocument(template: Template, answers: Answers): DraftedDocument {
  const scope = scopeOf(template, answers)
  const writing: Writing = {
    numbering: startNumbering(),
    counter: createCounter(),
    asked: new Set(),
  }
  const blocks = expandParts(template.document, scope).flatMap((each): Block[] => {
    if (!('undecided' in each)) return partBlocks(each, writing)
    if (!isNew(each, writing)) return []
    return each.isItem
      ? [clauseBlock(3, writing.numbering.item(), [each.undecided])]
      : [paragraph([each.undecided])]
  })
  const blanks = blocks
    .flatMap(runsOf)
    .filter((run) => hasBlank([run]))
    .map(({ field }) => field ?? '')
  return { title: template.title, blocks, blanks: [...new Set(blanks)] }
}
