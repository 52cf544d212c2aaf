import type { DOMOutputSpec, NodeSpec } from 'prosemirror-model'
import { type Alignment, alignments, roles } from '@/lib/documents/blocks/schema'
import { deepestClause, deepestList, readClauseNumber } from './numbering'

const isAlignment = (value: unknown): value is Alignment =>
  alignments.some((each) => each === value)

const alignOf = (element: HTMLElement): Alignment | null => {
  const value = element.style.textAlign || element.getAttribute('align')
  return isAlignment(value) ? value : null
}
export const alignStyle = (align: unknown) => (isAlignment(align) ? `text-align: ${align}` : null)

/** A number within bounds, whatever an attribute of a pasted page says. */
const within = (value: string | null, least: number, most: number): number => {
  const no = Number(value)
  return Number.isInteger(no) ? Math.min(Math.max(no, least), most) : least
}

// The blocks of the editor that hold text; `document-model.ts` puts them together with the rest.

const textBlock = { content: 'inline*', group: 'block', defining: true } as const

export const paragraph: NodeSpec = {
  ...textBlock,
  attrs: { align: { default: null }, indent: { default: 0 }, role: { default: null } },
  parseDOM: [
    {
      tag: 'p',
      getAttrs: (element) => ({
        align: alignOf(element),
        indent: within(element.getAttribute('data-indent'), 0, 10),
        role: roles.find((role) => role === element.getAttribute('data-role')) ?? null,
      }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    'p',
    {
      style: alignStyle(attrs.align),
      'data-indent': attrs.indent || null,
      'data-role': attrs.role,
    },
    0,
  ],
}

export const heading: NodeSpec = {
  ...textBlock,
  attrs: { level: { default: 1 }, align: { default: null }, role: { default: null } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    getAttrs: (element: HTMLElement) => ({
      level: Math.min(level, 4),
      align: alignOf(element),
      role: element.getAttribute('data-role') === 'title' ? 'title' : null,
    }),
  })),
  toDOM: ({ attrs }): DOMOutputSpec => [
    `h${within(String(attrs.level), 1, 4)}`,
    { style: alignStyle(attrs.align), 'data-role': attrs.role },
    0,
  ],
}

/** Where the count goes on from when a number was given. */
function clauseStyle(level: number, printed: unknown): string | null {
  const no = typeof printed === 'string' ? readClauseNumber(level, printed) : null
  if (no === null) return null
  const below = Array.from({ length: deepestClause - level }, (_, at) => `c${level + at + 1} 0`)
  return `counter-set: ${[`c${level} ${no}`, ...below, 'l1 0 l2 0 l3 0 l4 0'].join(' ')}`
}

export const clause: NodeSpec = {
  ...textBlock,
  attrs: {
    level: { default: 1 },
    align: { default: null },
    id: { default: null },
    printed: { default: null },
  },
  parseDOM: [
    {
      tag: 'div[data-clause]',
      getAttrs: (element) => ({
        level: within(element.getAttribute('data-clause'), 1, deepestClause),
        align: alignOf(element),
        id: element.getAttribute('data-id'),
        printed: element.getAttribute('data-printed'),
      }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    'div',
    {
      'data-clause': attrs.level,
      'data-id': attrs.id,
      'data-printed': attrs.printed,
      style:
        [alignStyle(attrs.align), clauseStyle(attrs.level, attrs.printed)]
          .filter(Boolean)
          .join('; ') || null,
    },
    0,
  ],
}

const listDepth = (element: HTMLElement): number => {
  let depth = 0
  for (let at = element.parentElement; at; at = at.parentElement)
    if (at.tagName === 'UL' || at.tagName === 'OL') depth += 1
  return Math.min(Math.max(depth, 1), deepestList)
}

export const list: NodeSpec = {
  ...textBlock,
  attrs: { level: { default: 1 }, ordered: { default: false }, align: { default: null } },
  parseDOM: [
    {
      tag: 'div[data-list]',
      getAttrs: (element) => ({
        level: within(element.getAttribute('data-level'), 1, deepestList),
        ordered: element.getAttribute('data-list') === 'ordered',
      }),
    },
    {
      tag: 'li',
      getAttrs: (element) => ({
        level: listDepth(element),
        ordered: element.parentElement?.tagName === 'OL',
      }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    'div',
    {
      'data-list': attrs.ordered ? 'ordered' : 'plain',
      'data-level': attrs.level,
      style: alignStyle(attrs.align),
    },
    0,
  ],
}
