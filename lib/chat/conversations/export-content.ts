import { type BlockInput, type Content, contentSchema } from '@/lib/documents/blocks/schema'
import type { ExportBlock, Run } from './export-block'
import type { ExportDocument } from './export-document'

const headings = { title: 1, section: 1, heading: 2 } as const

function runOf({ text, href, korean, strong }: Run, isNote: boolean) {
  return {
    text,
    ...(href ? { href } : {}),
    ...(strong ? { bold: true } : {}),
    ...(korean ? { language: 'ko' as const } : {}),
    ...(isNote ? { size: 9, color: '5A544A' } : {}),
  }
}

function blockOf({ form, runs }: ExportBlock): BlockInput {
  const worded = {
    text: runs.map(({ text }) => text).join(''),
    runs: runs.map((run) => runOf(run, form === 'note')),
  }
  if (form === 'title') return { ...worded, kind: 'heading', level: headings[form], role: 'title' }
  if (form === 'section' || form === 'heading')
    return { ...worded, kind: 'heading', level: headings[form] }
  if (form === 'item') return { ...worded, kind: 'list', number: '-' }
  if (form === 'quote') return { ...worded, kind: 'paragraph', role: 'quote', indent: 21 }
  return { ...worded, kind: 'paragraph' }
}

/** A conversation in the form that every document of the site is written from. */
export function exportContent(document: ExportDocument): Content {
  const { title, locale, origin, mark, disclaimer, date, blocks } = document
  return contentSchema.parse({
    title,
    language: locale,
    footer: mark,
    properties: {
      subject: disclaimer,
      description: mark,
      keywords: origin === 'generated' ? 'AI-generated' : 'automatically generated',
      custom: {
        AIGenerated: String(origin === 'generated'),
        AutomaticallyGenerated: 'true',
        ExportedOn: date,
      },
    },
    blocks: blocks.map(blockOf),
  })
}
