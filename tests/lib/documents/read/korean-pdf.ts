import { pdfFile } from '@/scripts/bench-documents/hostile'

/** A line as a program draws it: pieces of text, and between them gaps in thousandths of the size. */
export type DrawnLine = readonly (string | number)[]

const hex = (text: string) =>
  `<${[...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('')}>`

/** A page whose lines are drawn with the gaps that a program leaves, in a Korean face that every reader has. */
export function koreanPdf(lines: readonly DrawnLine[], turn = 0): Uint8Array {
  const drawn = lines.map((line, at) => {
    const pieces = line.map((piece) => (typeof piece === 'number' ? -piece : hex(piece))).join(' ')
    return `1 0 0 1 72 ${760 - at * 16} Tm [${pieces}] TJ`
  })
  const content = `BT /F1 10 Tf ${drawn.join('\n')} ET`
  const [letters, figures] = ['1 94 500', '8094 8190 500']
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Rotate ${turn} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYSMyeongJo-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [6 0 R] >>',
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYSMyeongJo-Medium /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> /DW 1000 /W [${letters} ${figures}] /FontDescriptor 7 0 R >>`,
    '<< /Type /FontDescriptor /FontName /HYSMyeongJo-Medium /Flags 6 /FontBBox [0 -148 1001 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ])
}
