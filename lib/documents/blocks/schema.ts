/**
 * The one form of a document's content: what readers give, what the editor, the templates and contract
 * review work on, and what the writers take. A document is a flat list of blocks in reading order; only a
 * table has an inside. `{ kind, number, text, page }` alone is a valid block; the rest is what a format or
 * an author knows beyond that.
 *
 * Rules that every maker of blocks keeps:
 * - `number` is the number or mark as printed («제1조», «①», «1.», «가.», «-»), never part of `text`.
 * - `text` is the text as it stands: without the number, without deleted runs, line breaks as `\n`, tabs as
 *   `\t`. When `runs` are there, the runs that are not deleted spell `text` exactly.
 * - A footnote is a block of its own right behind the block that refers to it; where no run refers to it, it
 *   belongs to the end of the block before it.
 */
import { z } from 'zod'

export const languages = ['ko', 'en', 'ja', 'zh'] as const

const idSchema = z.string().min(1).max(80)

/** Who changed something and when: a tracked change of Word, or of the editor. */
export const changeSchema = z.object({
  kind: z.enum(['inserted', 'deleted']),
  author: z.string().max(200).default(''),
  at: z.string().max(40).nullable().default(null),
})
export type Change = z.infer<typeof changeSchema>

/** A stretch of text of one look. */
export const runSchema = z.object({
  text: z.string().max(1_000_000),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underline: z.boolean().optional(),
  strike: z.boolean().optional(),
  superscript: z.boolean().optional(),
  subscript: z.boolean().optional(),
  /** In points. */
  size: z.number().min(1).max(400).optional(),
  /** Six hexadecimal digits, without a mark before them. */
  color: z
    .string()
    .regex(/^[0-9a-fA-F]{6}$/)
    .optional(),
  highlight: z.boolean().optional(),
  /** Where it is another one than the document's. */
  language: z.enum(languages).optional(),
  href: z.string().max(2_000).optional(),
  /** The id of a footnote block; its mark stands behind this run's text, which may be empty. */
  footnote: idSchema.optional(),
  /** The id of a block whose number this run prints: a cross-reference that follows when numbers change. */
  reference: idSchema.optional(),
  /** The name of the field of a template that this run stands for. */
  field: z.string().min(1).max(80).optional(),
  change: changeSchema.optional(),
  /** The ids of comments on this run. */
  comments: z.array(idSchema).optional(),
})
export type Run = z.infer<typeof runSchema>

export const alignments = ['left', 'center', 'right', 'justify'] as const
export type Alignment = (typeof alignments)[number]

/** Where a block stands on a page, in points from its upper left corner. */
export const boxSchema = z.object({
  page: z.number().int().min(1),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})
export type Box = z.infer<typeof boxSchema>

/** A number is taken as printed, though JSON may hold it as a figure. */
const numberSchema = z
  .union([z.string().max(60), z.number().transform(String)])
  .nullish()
  .transform((number) => number || null)

const shared = {
  /** Stays with a block while it is edited; unique in its document. */
  id: idSchema.optional(),
  number: numberSchema,
  text: z.string().max(1_000_000).default(''),
  /** From 1; null where the format has no pages or they are not known. */
  page: z.number().int().min(1).nullish().default(null),
  /** From where to where (exclusive) the block stands in `plainText` of its document. */
  range: z.tuple([z.number().int().min(0), z.number().int().min(0)]).optional(),
  boxes: z.array(boxSchema).optional(),
  /** Of text that was recognised in a picture: from 0 to 1. */
  confidence: z.number().min(0).max(1).optional(),
  /** The whole paragraph was inserted or deleted, with its mark. */
  change: changeSchema.optional(),
}

/** What a paragraph is for, beyond its kind. */
export const roles = ['title', 'signature', 'appendix', 'quote', 'note'] as const
export type Role = (typeof roles)[number]

const worded = {
  ...shared,
  runs: z.array(runSchema).max(20_000).optional(),
  align: z.enum(alignments).optional(),
  /** From the left edge, in points. */
  indent: z.number().min(0).max(2_000).optional(),
  role: z.enum(roles).optional(),
}

const levelSchema = z.number().int().min(1).max(9).optional()

/** A title or the head of a part: 제1장 총칙, 별지 1. Level 1 is the highest. */
export const headingSchema = z.object({
  ...worded,
  kind: z.literal('heading'),
  level: levelSchema,
})
/** 조, 항, 호, 목 of a law or contract, by `level`: 1 제1조, 2 ①, 3 1., 4 가., 5 1), 6 가), 7 (1), 8 (가). */
export const clauseSchema = z.object({ ...worded, kind: z.literal('clause'), level: levelSchema })
export const paragraphSchema = z.object({ ...worded, kind: z.literal('paragraph') })
/** One item of a list; `number` is its mark, `level` how deep it stands. */
export const listSchema = z.object({ ...worded, kind: z.literal('list'), level: levelSchema })
/** `number` as printed without its bracket: «1» or «*». `id` is what the runs that refer to it name. */
export const footnoteSchema = z.object({ ...worded, kind: z.literal('footnote') })

const cellFormSchema = z.object({
  /** Paragraphs of a cell are joined with `\n`. */
  text: z.string().max(100_000).default(''),
  runs: z.array(runSchema).max(2_000).optional(),
  colspan: z.number().int().min(1).max(200).optional(),
  rowspan: z.number().int().min(1).max(5_000).optional(),
  header: z.boolean().optional(),
  align: z.enum(alignments).optional(),
})
export const cellSchema = z.union([z.string().transform((text) => ({ text })), cellFormSchema])
export type Cell = z.infer<typeof cellFormSchema>

const rowFormSchema = z.object({ cells: z.array(cellSchema).max(200) })
/** As in HTML, cells that a span covers are left out. */
export const rowSchema = z.union([
  z.array(cellSchema).transform((cells) => ({ cells })),
  rowFormSchema,
])
export type Row = { cells: Cell[] }

/** `text` is its rows in lines and its cells between tabs (see `table-text.ts`); without `rows` it is read so. */
export const tableSchema = z.object({
  ...shared,
  kind: z.literal('table'),
  rows: z.array(rowSchema).max(5_000).optional(),
  /** Widths of the columns as parts of the whole; any unit. */
  columns: z.array(z.number().positive()).max(200).optional(),
})

export const imageFormSchema = z.object({
  mime: z.enum(['image/png', 'image/jpeg', 'image/gif', 'image/bmp']),
  /** The bytes in base64; null where a reader was not asked for them. */
  data: z.string().max(30_000_000).nullable(),
  /** In points. */
  width: z.number().positive().max(5_000).optional(),
  height: z.number().positive().max(5_000).optional(),
})
/** `text` says what the picture shows. */
export const imageSchema = z.object({
  ...shared,
  kind: z.literal('image'),
  image: imageFormSchema.optional(),
  align: z.enum(alignments).optional(),
})
export const pageBreakSchema = z.object({ ...shared, kind: z.literal('pageBreak') })

export const blockSchema = z.discriminatedUnion('kind', [
  headingSchema,
  clauseSchema,
  paragraphSchema,
  listSchema,
  footnoteSchema,
  tableSchema,
  imageSchema,
  pageBreakSchema,
])
export type Block = z.infer<typeof blockSchema>
export type BlockKind = Block['kind']
export type HeadingBlock = z.infer<typeof headingSchema>
export type ClauseBlock = z.infer<typeof clauseSchema>
export type ParagraphBlock = z.infer<typeof paragraphSchema>
export type ListBlock = z.infer<typeof listSchema>
export type FootnoteBlock = z.infer<typeof footnoteSchema>
export type TableBlock = z.infer<typeof tableSchema>
export type ImageBlock = z.infer<typeof imageSchema>
/** The kinds that have runs. */
export type WordedBlock = HeadingBlock | ClauseBlock | ParagraphBlock | ListBlock | FootnoteBlock

export const commentSchema = z.object({
  id: idSchema,
  author: z.string().max(200).default(''),
  at: z.string().max(40).nullable().default(null),
  text: z.string().max(20_000),
  resolved: z.boolean().optional(),
  /** The comment that this one answers. */
  parent: idSchema.optional(),
})
export type Comment = z.infer<typeof commentSchema>

/** Content with what belongs to the document as a whole; the writers take it, the editor stores it. */
export const contentSchema = z.object({
  title: z.string().max(500).optional(),
  language: z.enum(languages).optional(),
  /** What programs show of a file without opening it. Markdown and text have no place for it. */
  properties: z
    .object({
      subject: z.string().max(500).optional(),
      description: z.string().max(500).optional(),
      keywords: z.string().max(500).optional(),
      /** For programs, by names of their own. */
      custom: z.record(z.string().max(60), z.string().max(200)).optional(),
    })
    .optional(),
  blocks: z.array(blockSchema).max(100_000),
  comments: z.array(commentSchema).max(10_000).optional(),
  /** Text at the head and foot of every page. */
  header: z.string().max(2_000).optional(),
  footer: z.string().max(2_000).optional(),
  /** Whether the foot of every page shows its number; yes unless false. */
  pageNumbers: z.boolean().optional(),
})
export type Content = z.infer<typeof contentSchema>
/** What may be left out is left out: what people and other programs write. */
export type ContentInput = z.input<typeof contentSchema>
export type BlockInput = z.input<typeof blockSchema>
