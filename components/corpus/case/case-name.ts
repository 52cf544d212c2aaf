/**
 * Joined cases repeat their name once a member (징계결정취소·징계결정취소·…). For reading, each name once;
 * addresses, citations and metadata keep what was published.
 */
export function readableName(caseName: string): string {
  if (!caseName.includes('·')) return caseName
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const char of caseName) {
    if ('([〔'.includes(char)) depth += 1
    if (')]〕'.includes(char)) depth -= 1
    if (char === '·' && depth === 0) {
      parts.push(part)
      part = ''
    } else part += char
  }
  return [...new Set([...parts, part].map((each) => each.trim()))].join('·')
}
