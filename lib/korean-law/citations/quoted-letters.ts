/** How the words of a quote are compared with a source. */

const letter = /[가-힣0-9a-zA-Z]/
const noLetters = /[^가-힣0-9a-zA-Z]/g

export function isLetter(character: string): boolean {
  return letter.test(character)
}

/** What counts of a text: spaces, marks and Han in brackets differ between editions. */
export function letters(text: string): string {
  return text.normalize('NFC').replace(noLetters, '')
}

const omission = /…+|\.{3,}|···|ㆍㆍㆍ|[([](?:중략|생략|전략|후략)[)\]]/

/** The pieces of a quote that leaves something out; one when it leaves out nothing. */
export function splitAtOmissions(quote: string): string[] {
  return quote.split(omission)
}
