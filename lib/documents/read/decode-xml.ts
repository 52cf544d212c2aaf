/** XML of documents is UTF-8, or says by its first bytes that it is UTF-16. */
export function decodeXml(bytes: Uint8Array): string {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(wide).decode(bytes)
}
