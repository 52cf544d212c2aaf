import { settingOf, type XmlElement } from '@/lib/documents/read/xml-tree'
import type { Numbering } from './numbering'
import { listOf, type Styles } from './styles'

export type PrintedNumber = ReturnType<Numbering['next']>

/**
 * Counts a paragraph in the list that it belongs to, by itself or by its style, and gives its number as printed;
 * a list of number 0 is none.
 */
export function countParagraph(
  properties: XmlElement | undefined,
  { styles, numbering }: { styles: Styles; numbering: Numbering },
): PrintedNumber {
  const style = styles.paragraph(settingOf(properties, 'pStyle'))
  const own = listOf(properties)
  const list = own?.id ?? style.list?.id
  if (!list || list === '0') return null
  const level =
    own?.level ?? style.list?.level ?? (own?.id ? 0 : numbering.levelOfStyle(list, style.id))
  return numbering.next(list, level)
}
