import { inflateRawSync } from 'node:zlib'

const endMark = 0x06054b50
const entryMark = 0x02014b50

/** The files of a zip by name, as its central directory lists them. */
export function unzipped(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end < 0 || zip.readUInt32LE(end) !== endMark) throw new Error('not a zip')
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== entryMark) throw new Error('a broken directory')
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const header = zip.readUInt32LE(at + 42)
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    const packed = zip.subarray(start, start + size)
    const content = method === 0 ? packed : inflateRawSync(packed)
    files.set(zip.toString('utf8', at + 46, at + 46 + name), content.toString('utf8'))
    at += 46 + name + extra + comment
  }
  return files
}
