import { zipSync } from 'fflate'
import { format } from 'numfmt'
import type { ZipParts } from '@/lib/documents/read/open-zip'
import { childOf, childrenOf, parseXml } from '@/lib/documents/read/xml-tree'

/** ECMA-376 part 1, 18.8.30: what a number means that no workbook spells out. Money is won, as Korean Excel shows it. */
const known: Readonly<Record<string, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  41: '#,##0;-#,##0;"-"',
  42: '"₩"#,##0;-"₩"#,##0;"-"',
  43: '#,##0.00;-#,##0.00;"-"',
  44: '"₩"#,##0.00;-"₩"#,##0.00;"-"',
}

/** Words and brackets apart, what is left of a day's or an hour's format has one of these letters. */
const isOfTime = (code: string): boolean =>
  /[ymdhsgeb]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*./g, ''))

/**
 * The format of each style of a workbook's cells; null where the number is shown as it is stored, or is a day in a
 * form that every program has.
 * @param daysFromEarlier days are counted as most workbooks do
 */
function formatsOf(styles: Uint8Array | undefined, daysFromEarlier: boolean): (string | null)[] {
  if (!styles) return []
  const root = parseXml(Buffer.from(styles).toString('utf8'))
  const own = new Map(
    childrenOf(childOf(root, 'numFmts'), 'numFmt').map(({ attributes }) => [
      attributes.numFmtId ?? '',
      attributes.formatCode ?? '',
    ]),
  )
  return childrenOf(childOf(root, 'cellXfs'), 'xf').map(({ attributes }) => {
    const id = attributes.numFmtId ?? ''
    const code = own.get(id) ?? known[id] ?? ''
    // A form of its own is what people see: 2025년 12월 9일.
    const isLeft = isOfTime(code) && !(own.has(id) && daysFromEarlier)
    return code === '' || /^(?:general|@)$/i.test(code) || isLeft ? null : code
  })
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function shown(value: string, code: string): string | null {
  try {
    return format(code, Number(value), { throws: true, locale: 'ko' }).trim() || null
  } catch {
    // A format that nobody can read: the number as it is stored says more than an error.
    return null
  }
}

const sheet = /^xl\/worksheets\/[^/]+\.xml$/
const numberCell = /<c\b([^>]*[^/])>((?:<f\b[^>]*\/>|<f\b[^>]*>[^<]*<\/f>)?)<v>([^<]+)<\/v><\/c>/g

/**
 * A workbook whose numbers stand there as people see them: 12.5% and not 0.125, 1,000,000 and not 1000000.
 * Days in the usual forms are left to the reader, which knows them.
 */
export function withShownNumbers(bytes: Uint8Array, parts: ZipParts): Uint8Array {
  const book = Buffer.from(parts.get('xl/workbook.xml') ?? '').toString('utf8')
  const formats = formatsOf(parts.get('xl/styles.xml'), !/date1904="(?:1|true)"/.test(book))
  if (formats.every((code) => code === null)) return bytes
  const changed = new Map(parts)
  for (const [name, part] of parts) {
    if (!sheet.test(name)) continue
    const text = Buffer.from(part).toString('utf8')
    const written = text.replace(
      numberCell,
      (cell, attributes: string, _formula, value: string) => {
        const code = formats[Number(/\bs="(\d+)"/.exec(attributes)?.[1] ?? Number.NaN)]
        if (!code || /\bt="(?!n")/.test(attributes)) return cell
        const words = shown(value, code)?.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign)
        if (!words) return cell
        const others = attributes.replace(/\s*\bt="n"/, '')
        return `<c${others} t="inlineStr"><is><t>${words}</t></is></c>`
      },
    )
    changed.set(name, Buffer.from(written, 'utf8'))
  }
  return zipSync(Object.fromEntries(changed), { level: 1 })
}
