/** Only the tags the service uses as mark-up: `<개정 2008.12.31.>` is part of the law. */
const markup =
  /<\/?(?:p|img|a|span|b|i|u|font|div|table|tbody|tr|td|th|strong|em)(?:\s[^>]*)?\/?>/gi

const named: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** A field of an answer as plain text: line breaks, mark-up and entities resolved. */
export function plainText(field: string | undefined): string {
  return (field ?? '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(markup, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, entity)
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()
}

/** `20220217` or `2022.02.17` as `2022-02-17`; empty when there is none. */
export function isoDay(field: string | undefined): string {
  const digits = (field ?? '').replace(/\D/g, '')
  return /^[1-9]\d{7}$/.test(digits)
    ? `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
    : ''
}

/** A value of YAML front matter, on one line, quoted so that nothing in it is read as YAML. */
export const quoted = (value: string) => `'${value.replace(/\s+/g, ' ').replaceAll("'", "''")}'`
