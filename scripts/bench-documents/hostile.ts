import { deflateSync, gzipSync } from 'node:zlib'
import { strToU8, unzipSync, Zip, type ZipInputFile, ZipPassThrough, zipSync } from 'fflate'

/** Files that are built to exhaust or mislead a reader, made anew in memory. */
export type HostileFile = { name: string; bytes: () => Uint8Array }

const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>'

/** A Word file of one part. */
function wordFile(
  body: string,
  more: Record<string, string | Uint8Array> = {},
  before = '',
): Uint8Array {
  const document = `<?xml version="1.0" encoding="UTF-8"?>${before}<w:document xmlns:w="${main}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`
  const parts = Object.entries(more).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ])
  return zipSync(
    {
      '[Content_Types].xml': strToU8(types),
      'word/document.xml': strToU8(document),
      ...Object.fromEntries(parts),
    },
    { level: 6 },
  )
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

/** An archive with a part of so many zeros, which zlib packs in a tenth of the time that fflate takes. */
function archiveOfZeros(name: string, size: number, parts: Record<string, Uint8Array>): Uint8Array {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  for (const [filename, content] of Object.entries(parts)) {
    const part = new ZipPassThrough(filename)
    zip.add(part)
    part.push(content, true)
  }
  // What gzip puts around the packed bytes: ten before them, the check sum and the size behind.
  const packed = gzipSync(new Uint8Array(size))
  const zeros: ZipInputFile = {
    filename: name,
    size,
    crc: packed.readUInt32LE(packed.length - 8),
    compression: 8,
  }
  zip.add(zeros)
  zeros.ondata?.(null, packed.subarray(10, -8), true)
  zip.end()
  return new Uint8Array(Buffer.concat(chunks))
}

const bomb = (megabytes: number) =>
  archiveOfZeros('word/media/a.xml', megabytes * 1024 * 1024, unzipSync(wordFile(paragraph('글'))))

/** The directory says that each part is small. */
function lying(): Uint8Array {
  const bytes = bomb(100)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 46 < bytes.length; at++)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1_000_000)
      view.setUint32(at + 24, 1_000, true)
  return bytes
}

const entities = () => {
  const lines = Array.from(
    { length: 12 },
    (_, no) => `<!ENTITY e${no + 1} "${`&e${no};`.repeat(10)}">`,
  )
  return wordFile(paragraph('&e12;'), {}, `<!DOCTYPE a [<!ENTITY e0 "haha">${lines.join('')}]>`)
}

const nested = () =>
  wordFile(`${'<w:sdt><w:sdtContent>'.repeat(100_000)}${'</w:sdtContent></w:sdt>'.repeat(100_000)}`)

const wide = () =>
  wordFile(
    `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="900000000"/></w:tcPr>${paragraph('넓다')}</w:tc></w:tr></w:tbl>`,
  )

const manyParts = () =>
  wordFile(
    paragraph('글'),
    Object.fromEntries(Array.from({ length: 3_000 }, (_, no) => [`a/${no}.txt`, 'x'])),
  )

const climbing = () => wordFile(paragraph('글'), { '../../etc/cron.d/a': 'x' })

/** A PDF of the objects given, with its table of places. */
export function pdfFile(objects: (string | Uint8Array)[]): Uint8Array {
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  let length = 9
  const write = (chunk: Buffer) => {
    chunks.push(chunk)
    length += chunk.length
  }
  for (const [at, object] of objects.entries()) {
    places.push(length)
    write(Buffer.from(`${at + 1} 0 obj\n`))
    write(Buffer.from(object))
    write(Buffer.from('\nendobj\n'))
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = length
  write(Buffer.from(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}`))
  write(
    Buffer.from(`trailer\n<</Size ${places.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`),
  )
  return new Uint8Array(Buffer.concat(chunks))
}

const stream = (packed: Uint8Array) =>
  Buffer.concat([
    Buffer.from(`<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])

function pdfBomb(): Uint8Array {
  const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024, '(a) Tj '))
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    stream(packed),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])
}

/** Small, and of more pages than are read. */
function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, no) => `${no + 3} 0 R`).join(' ')
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    ...Array.from({ length: count }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'),
  ])
}

export const hostileFiles: HostileFile[] = [
  { name: 'empty.docx', bytes: () => new Uint8Array() },
  {
    name: 'noise.hwp',
    bytes: () => Uint8Array.from({ length: 4_096 }, (_, at) => (at * 7919) % 256),
  },
  {
    name: 'renamed.pdf',
    bytes: () => Uint8Array.from(Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')),
  },
  { name: 'bomb-honest.docx', bytes: () => bomb(400) },
  { name: 'bomb-lying.docx', bytes: lying },
  { name: 'bomb-hwpx.hwpx', bytes: () => hwpxBomb() },
  { name: 'entities.docx', bytes: entities },
  { name: 'nested.docx', bytes: nested },
  { name: 'gridspan.docx', bytes: wide },
  { name: 'parts.docx', bytes: manyParts },
  { name: 'climbing.docx', bytes: climbing },
  { name: 'truncated.docx', bytes: () => wordFile(paragraph('글')).subarray(0, 300) },
  { name: 'flate-bomb.pdf', bytes: pdfBomb },
  { name: 'pages.pdf', bytes: () => manyPages(600) },
  { name: 'truncated.pdf', bytes: () => manyPages(3).subarray(0, 60) },
]

function hwpxBomb(): Uint8Array {
  return archiveOfZeros('Contents/section0.xml', 300 * 1024 * 1024, {
    mimetype: strToU8('application/hwp+zip'),
    'Contents/content.hpf': strToU8('<package/>'),
  })
}
