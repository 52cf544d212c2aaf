// XML takes no control characters, and neither it nor UTF-8 a half of a pair.
const unwanted = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu
// Turn the direction of what follows, and can make a text look like another.
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** A text with nothing in it that cannot be seen and does something. */
export function plainCharacters(text: string): string {
  return text.replace(unwanted, '').replace(turning, '')
}
