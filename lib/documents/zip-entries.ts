/** A file in a ZIP archive, by its directory at the end; nothing is unpacked. */
export type ZipEntry = { name: string; at: number; stored: boolean; bytes: number }

const endMark = 0x06054b50
const entryMark = 0x02014b50
/** The end has at most a comment of 64 KiB behind it. */
const furthestEnd = 22 + 0xffff
/** No document has more parts. */
const mostEntries = 20_000

/** The files of an archive; null when the bytes are none, or a broken one. */
export function readZipEntries(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 22 || view.getUint32(0, true) !== 0x04034b50) return null
  let end = bytes.length - 22
  const last = Math.max(0, bytes.length - furthestEnd)
  while (end >= last && view.getUint32(end, true) !== endMark) end -= 1
  if (end < last) return null
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) return null
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let no = 0; no < count; no++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) return null
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const from = at + 46
    const to = from + (name ?? 0)
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(from, to)),
      at: view.getUint32(at + 42, true),
      stored: view.getUint16(at + 10, true) === 0,
      bytes: view.getUint32(at + 20, true),
    })
    at = to + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

/** The words of a small file that is not packed; empty for any other. */
export function readStoredEntry(bytes: Uint8Array, entry: ZipEntry): string {
  if (!entry.stored || entry.bytes > 200 || entry.at + 30 > bytes.length) return ''
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const from =
    entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
  return new TextDecoder().decode(bytes.subarray(from, from + entry.bytes))
}
