const office = 'application/vnd.openxmlformats-officedocument'

/** The media type of a file by its ending. */
export const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  docx: `${office}.wordprocessingml.document`,
  hwpx: 'application/hwp+zip',
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  xlsx: `${office}.spreadsheetml.sheet`,
  zip: 'application/zip',
} as const

type FileName = `${string}.${keyof typeof mediaTypes}`

/**
 * How a download names its file, for programs old and new (RFC 6266).
 * @param plainName for programs that read no Hangul in a header
 */
export function dispositionOf(
  name: string,
  plainName: string = name.replace(/[^\x20-\x7e]|["\\%]/g, '_'),
): string {
  if (plainName === name) return `attachment; filename="${name}"`
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plainName}"; filename*=UTF-8''${encoded}`
}

/** An answer that a browser saves as a file and that nobody in between keeps. */
export function answerFile(
  body: string | Uint8Array | ReadableStream,
  name: FileName,
  plainName?: FileName,
): Response {
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof mediaTypes
  const isBytes = body instanceof Uint8Array
  return new Response(isBytes ? new Uint8Array(body) : body, {
    headers: {
      'content-type': mediaTypes[ending],
      ...(isBytes ? { 'content-length': String(body.length) } : {}),
      'content-disposition': dispositionOf(name, plainName),
      'cache-control': 'private, no-store',
    },
  })
}
