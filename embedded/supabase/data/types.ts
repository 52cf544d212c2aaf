/** How values cross the border to PostgreSQL: as PostgREST writes and reads them. */

/** lite hands jsonb over as text already; encoding it again would store a string. */
const toJson = (value: unknown): string =>
  typeof value === 'string' && /^\s*[[{]/.test(value) && isJson(value)
    ? value
    : JSON.stringify(value)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** `2026-11-21 01:13:53.5+00` → `2026-11-21T01:13:53.5+00:00`. */
const isoTimestamp = (value: string): string =>
  value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')

const toText = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value)

export const postgresTypes = {
  json: {
    to: 114,
    from: [114],
    serialize: toJson,
    parse: (text: string): unknown => JSON.parse(text),
  },
  jsonb: {
    to: 3802,
    from: [3802],
    serialize: toJson,
    parse: (text: string): unknown => JSON.parse(text),
  },
  numeric: { to: 1700, from: [1700], serialize: toText, parse: Number },
  timestamp: { to: 1114, from: [1114], serialize: toText, parse: isoTimestamp },
  timestamptz: { to: 1184, from: [1184], serialize: toText, parse: isoTimestamp },
}
