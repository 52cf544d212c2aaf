/** The pixels of a picture, as its head says; null for a format that is not known. */
export function pixelsOf(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 26) return null
  if (bytes.readUInt32BE(0) === 0x89504e47)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (bytes.toString('latin1', 0, 4) === 'GIF8')
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
  if (bytes.toString('latin1', 0, 2) === 'BM')
    return { width: Math.abs(bytes.readInt32LE(18)), height: Math.abs(bytes.readInt32LE(22)) }
  if (bytes.readUInt16BE(0) !== 0xffd8) return null
  let at = 2
  while (at + 9 < bytes.length) {
    const [mark, length] = [bytes.readUInt16BE(at), bytes.readUInt16BE(at + 2)]
    // The head of a frame; C4, C8 and CC are tables.
    if (mark >= 0xffc0 && mark <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(mark))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + length
  }
  return null
}
