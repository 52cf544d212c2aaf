const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const
export type CoverExtension = keyof typeof types

/** For the file picker. */
export const coverTypes: readonly string[] = Object.values(types)

const starts = (bytes: Uint8Array, at: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte)

/** The type of a picture by its first bytes, not by the name that it was sent with; null when it is not accepted. */
export function coverExtension(bytes: Uint8Array): CoverExtension | null {
  if (starts(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (starts(bytes, 0, [0xff, 0xd8, 0xff])) return 'jpg'
  const riff = starts(bytes, 0, [0x52, 0x49, 0x46, 0x46])
  return riff && starts(bytes, 8, [0x57, 0x45, 0x42, 0x50]) ? 'webp' : null
}

export const coverKeyPattern =
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.(png|jpg|webp)$/

/** The media type of a stored cover; null when the key cannot be one of ours. */
export function coverTypeOf(key: string): string | null {
  const ending = coverKeyPattern.exec(key)?.[1]
  return ending ? types[ending as CoverExtension] : null
}

/** Where a stored cover is shown from. */
export function coverHref(key: string): string {
  return `/api/posts/covers/${key}`
}
