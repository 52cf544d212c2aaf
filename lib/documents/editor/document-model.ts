import {
  type DOMOutputSpec,
  type MarkSpec,
  type Node,
  type NodeSpec,
  Schema,
} from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { alignStyle, clause, heading, list, paragraph } from './text-blocks'

/**
 * What a document that is written here consists of: the block tree of `lib/documents/blocks` as ProseMirror
 * has it. Flat, but for tables: numbers, diffs and cross-references are read off the order.
 */

/** Only pictures that are in the document itself: nothing is fetched from elsewhere when it opens. */
const pictureAddress = /^data:image\/(?:png|jpeg|gif|bmp);base64,[A-Za-z0-9+/=]+$/

const image: NodeSpec = {
  group: 'block',
  draggable: true,
  attrs: {
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
    align: { default: null },
  },
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (element) => {
        const src = element.getAttribute('src') ?? ''
        if (!pictureAddress.test(src)) return false
        return { src, alt: element.getAttribute('alt') ?? '' }
      },
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    'figure',
    { style: alignStyle(attrs.align) },
    [
      'img',
      {
        src: pictureAddress.test(String(attrs.src)) ? attrs.src : '',
        alt: attrs.alt,
        style: Number(attrs.width) > 0 ? `width: ${Number(attrs.width)}pt` : null,
      },
    ],
  ],
}

const pageBreak: NodeSpec = {
  group: 'block',
  parseDOM: [{ tag: 'hr' }],
  toDOM: (): DOMOutputSpec => ['hr', { 'data-page-break': '' }],
}

const footnote: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: { text: { default: '' } },
  parseDOM: [
    {
      tag: 'span[data-footnote]',
      getAttrs: (element) => ({ text: element.getAttribute('data-footnote') ?? '' }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    'span',
    { 'data-footnote': attrs.text, title: attrs.text, role: 'note' },
  ],
  leafText: () => '',
}

/** Names a clause by its number, whatever that is now. `label` is what it last was. */
const reference: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: { target: { default: '' }, label: { default: '' } },
  parseDOM: [
    {
      tag: 'span[data-reference]',
      getAttrs: (element) => ({
        target: element.getAttribute('data-reference') ?? '',
        label: element.textContent ?? '',
      }),
    },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => ['span', { 'data-reference': attrs.target }, attrs.label],
  leafText: ({ attrs }: Node) => String(attrs.label),
}

const hardBreak: NodeSpec = {
  inline: true,
  group: 'inline',
  selectable: false,
  linebreakReplacement: true,
  parseDOM: [{ tag: 'br' }],
  toDOM: (): DOMOutputSpec => ['br'],
  leafText: () => '\n',
}

const wordMarks: Record<string, MarkSpec> = {
  bold: {
    parseDOM: [
      { tag: 'strong' },
      { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
      {
        style: 'font-weight',
        getAttrs: (value) => /^(?:bold|bolder|[6-9]\d\d)$/.test(value) && null,
      },
    ],
    toDOM: (): DOMOutputSpec => ['strong', 0],
  },
  italic: {
    parseDOM: [{ tag: 'i' }, { tag: 'em' }, { style: 'font-style=italic' }],
    toDOM: (): DOMOutputSpec => ['em', 0],
  },
  underline: {
    parseDOM: [
      { tag: 'u' },
      { style: 'text-decoration', getAttrs: (value) => value.includes('underline') && null },
    ],
    toDOM: (): DOMOutputSpec => ['u', 0],
  },
  strike: {
    parseDOM: [
      { tag: 's' },
      { tag: 'strike' },
      { style: 'text-decoration', getAttrs: (value) => value.includes('line-through') && null },
    ],
    toDOM: (): DOMOutputSpec => ['s', 0],
  },
  superscript: {
    excludes: 'subscript',
    parseDOM: [{ tag: 'sup' }],
    toDOM: (): DOMOutputSpec => ['sup', 0],
  },
  subscript: {
    excludes: 'superscript',
    parseDOM: [{ tag: 'sub' }],
    toDOM: (): DOMOutputSpec => ['sub', 0],
  },
  highlight: {
    parseDOM: [{ tag: 'mark' }],
    toDOM: (): DOMOutputSpec => ['mark', 0],
  },
}

const table = tableNodes({
  tableGroup: 'block',
  cellContent: '(paragraph | clause | list)+',
  cellAttributes: {},
})

export const documentModel = new Schema({
  nodes: {
    doc: {
      content: 'block+',
      // At the head and foot of every page.
      attrs: { header: { default: '' }, footer: { default: '' }, pageNumbers: { default: true } },
    },
    paragraph,
    heading,
    clause,
    list,
    image,
    pageBreak,
    footnote,
    reference,
    hardBreak,
    ...table,
    text: { group: 'inline' },
  },
  marks: wordMarks,
})

/**
 * Content that was stored, as a document.
 * @returns null for what is none: a node that there is no such kind of, or one in a wrong place
 */
export function readStoredContent(content: unknown): Node | null {
  try {
    const node = documentModel.nodeFromJSON(content)
    node.check()
    return node.type.name === 'doc' ? node : null
  } catch {
    return null
  }
}

/** What a new document begins with. */
export const emptyContent = { type: 'doc', content: [{ type: 'paragraph' }] }
