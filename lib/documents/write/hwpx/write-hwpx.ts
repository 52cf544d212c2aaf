import { plainText } from '@/lib/documents/blocks/plain-text'
import type { Content } from '@/lib/documents/blocks/schema'
import { placeFootnotes } from '@/lib/documents/write/footnote-places'
import { planSequences } from '@/lib/documents/write/number-sequences'
import { plainCharacters } from '@/lib/plain-characters'
import { HwpxHeader } from './header'
import { packHwpx } from './package'
import { HwpxSection } from './section'

/**
 * A document as HWPX: numbers that Hangul counts, tables, notes and pictures. Tracked changes are written as
 * accepted, comments are left out: Hangul keeps both in forms of its own.
 */
export function writeHwpx(content: Content): Uint8Array {
  const { blocks, title = '', language = 'ko', properties, header, footer } = content
  const { pageNumbers = true } = content
  const plan = planSequences(blocks)
  const head = new HwpxHeader(plan.sequences)
  const section = new HwpxSection(head, plan, placeFootnotes(blocks))
  const text = section.toXml(blocks, { header, footer, numbers: pageNumbers })
  return packHwpx(
    { title, language, properties },
    {
      // After the text: it knows only then which looks there are.
      header: head.toXml(),
      section: text,
      preview: plainCharacters(plainText(blocks).slice(0, 1_000)),
      images: section.images,
    },
  )
}
