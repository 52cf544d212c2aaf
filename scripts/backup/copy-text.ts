const ESCAPES: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** One value of COPY's text form; null is written as \N. */
function fieldValue(field: string): string | null {
  if (field === '\\N') return null
  return field.includes('\\')
    ? field.replace(/\\(.)/gs, (_, letter: string) => ESCAPES[letter] ?? letter)
    : field
}

/** The values of one row in COPY's text form, without its end of line. */
export const rowOf = (line: string): (string | null)[] => line.split('\t').map(fieldValue)
