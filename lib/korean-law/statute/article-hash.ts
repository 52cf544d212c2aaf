import { createHash } from 'node:crypto'

/** `<개정 2013.8.13>`, `[전문개정 2008.3.21]`: when a text changed is no part of what it says. */
const amendmentMarks =
  /[<〈](?:개정|신설|삭제|전문개정|본조신설)[^>〉]*[>〉]|\[(?:전문개정|본조신설|본조제목개정|제목개정|시행일|종전)[^\]]*\]/g

/**
 * The identity of an article's text, to tell when questions or explanations written from it are stale.
 * White space and amendment marks do not count.
 * @returns 16 hexadecimal digits
 */
export function articleHash(text: string): string {
  const letters = text.normalize('NFC').replace(amendmentMarks, '').replace(/\s+/g, '')
  return createHash('sha256').update(letters).digest('hex').slice(0, 16)
}
