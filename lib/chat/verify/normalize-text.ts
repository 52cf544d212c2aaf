/** Letters that look like others, or like nothing, made plain: what is read and what is checked must be one text. */

/** Zero width, direction, soft hyphen, variation selectors, tags, Hangul fillers; controls but line ends. */
const unseen = /\p{Default_Ignorable_Code_Point}|[\ufff0-\uffff]|(?![\n\t])\p{Cc}/gu
/** Full-width digits, letters and signs of numbers; half-width Hangul and kana; digits and letters of mathematics. */
const wide =
  /[\uff05\uff0d\uff0e\uff10-\uff19\uff21-\uff3a\uff3b\uff3d\uff41-\uff5a\uff65-\uff9f\uffa1-\uffdc]+|[\u2f00-\u2fd5]|[\u{1d400}-\u{1d7ff}]/gu

/** A text without hidden and look-alike characters; nothing else of it changes. */
export function normalizeText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(unseen, '')
    .replace(wide, (run) => run.normalize('NFKC'))
    .replace(/[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .normalize('NFC')
}
