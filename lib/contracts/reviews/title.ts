import { longestTitle } from './constants'

/** What a contract calls itself: its first line, without the marks around it. */
export function titleOf(text: string): string {
  const line = text.split('\n').find((each) => /[\p{L}\p{N}]/u.test(each)) ?? ''
  // Cut before marks are taken off its end: a line may be as long as the whole text.
  const begin = Math.max(0, line.search(/[\p{L}\p{N}(]/u))
  const plain = line
    .slice(begin, begin + longestTitle * 2)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu, '')
    .replace(/\s+/g, ' ')
    .slice(0, 60)
    .trim()
  return plain.slice(0, longestTitle) || '-'
}
