import { createCipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import CFB from 'cfb'

type HangulFile = {
  /** Paragraphs; the pictures stand behind the first. */
  paragraphs: readonly string[]
  pictures?: readonly { bytes: Buffer; ending: string; packed: boolean }[]
  /** Locked by its maker; only a document for distribution is really encrypted here. */
  locked?: 'distribution' | 'password' | 'oldPassword' | 'rights'
}

function record(tag: number, level: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(((body.length << 20) | (level << 10) | tag) >>> 0)
  return Buffer.concat([head, body])
}

/** A control of a paragraph takes eight letters of its text. */
function controlMark(id: string): Buffer {
  const mark = Buffer.alloc(16)
  mark.writeUInt16LE(11, 0)
  mark.write([...id].reverse().join(''), 2, 'latin1')
  mark.writeUInt16LE(11, 14)
  return mark
}

function paragraph(text: string, controls: readonly Buffer[] = []): Buffer {
  const marks = controls.map(() => controlMark('gso '))
  const letters = Buffer.concat([...marks, Buffer.from(`${text}\r`, 'utf16le')])
  const head = Buffer.alloc(22)
  head.writeUInt32LE(letters.length / 2, 0)
  return Buffer.concat([record(0x42, 0, head), record(0x43, 1, letters), ...controls])
}

/** A drawing that shows the picture of this number. */
function drawing(no: number): Buffer {
  const head = Buffer.alloc(46)
  head.write(' osg', 0, 'latin1')
  const shape = Buffer.alloc(100)
  shape.write('cip$cip$', 0, 'latin1')
  const picture = Buffer.alloc(91)
  picture.writeUInt16LE(no, 71)
  return Buffer.concat([record(0x47, 1, head), record(0x4c, 2, shape), record(0x55, 3, picture)])
}

function pictureEntry(no: number, ending: string): Buffer {
  const head = Buffer.alloc(6)
  // Stored in the file.
  head.writeUInt16LE(1, 0)
  head.writeUInt16LE(no, 2)
  head.writeUInt16LE(ending.length, 4)
  return record(0x12, 1, Buffer.concat([head, Buffer.from(ending, 'utf16le')]))
}

/** A text as Hangul writes it into a document for distribution: its key lies in front, hidden by a row of figures. */
function lockedForDistribution(text: Buffer): Buffer {
  const front = randomBytes(256)
  const at = 4 + ((front[0] ?? 0) & 15)
  const key = Buffer.from(front.subarray(at, at + 16))
  let seed = front.readUInt32LE(0)
  const next = () => {
    seed = (Math.imul(seed, 214013) + 2531011) >>> 0
    return (seed >>> 16) & 0x7fff
  }
  let left = 0
  let mask = 0
  for (let place = 0; place < 256; place++, left--) {
    if (left === 0) {
      mask = next() & 255
      left = (next() & 15) + 1
    }
    if (place >= 4) front[place] = (front[place] ?? 0) ^ mask
  }
  const filled = Buffer.concat([text, Buffer.alloc((16 - (text.length % 16)) % 16)])
  const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false)
  return Buffer.concat([record(0x1c, 0, front), cipher.update(filled), cipher.final()])
}

/** A HWP 5 file with no more in it than is asked for. */
export function hangulFile({ paragraphs, pictures = [], locked }: HangulFile): Buffer {
  const head = Buffer.alloc(256)
  head.write('HWP Document File', 0, 'latin1')
  head.writeUInt32LE(0x05000300, 32)
  if (locked) {
    const flags = { distribution: 4, password: 2, oldPassword: 2, rights: 16 }
    head.writeUInt32LE(flags[locked], 36)
    head.writeUInt32LE(locked === 'oldPassword' ? 2 : 4, 44)
  }
  const counts = Buffer.alloc(64)
  counts.writeUInt32LE(pictures.length, 0)
  const [first = '', ...rest] = paragraphs
  const drawings = pictures.map((_, at) => drawing(at + 1))
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/FileHeader', head)
  CFB.utils.cfb_add(
    file,
    '/DocInfo',
    Buffer.concat([
      record(0x10, 0, Buffer.alloc(26)),
      record(0x11, 0, counts),
      ...pictures.map(({ ending }, at) => pictureEntry(at + 1, ending)),
    ]),
  )
  const section = Buffer.concat([
    paragraph(first, drawings),
    ...rest.map((text) => paragraph(text)),
  ])
  if (locked === 'distribution')
    CFB.utils.cfb_add(file, '/ViewText/Section0', lockedForDistribution(section))
  else CFB.utils.cfb_add(file, '/BodyText/Section0', section)
  for (const [at, { bytes, ending, packed }] of pictures.entries()) {
    const name = `BIN${String(at + 1).padStart(4, '0')}.${ending}`
    CFB.utils.cfb_add(file, `/BinData/${name}`, packed ? deflateRawSync(bytes) : bytes)
  }
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array)
}
