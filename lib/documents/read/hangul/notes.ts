/** A note, with its number as printed where the file tells it. */
export type Note = { number: string | null; text: string }

/** Notes that the library writes into the text of a paragraph. */
const inlineNote = /\s?\((주|각주|미주):\s*([^()]*(?:\([^()]*\)[^()]*)*)\)/g
/** «1) », in front of a note of HWP 5. */
const ownNumber = /^(\d{1,4})\)\s*/
/** The library joins the notes of a paragraph so. */
const between = /;\s(?=\d{1,4}\)\s)/

const noteOf = (text: string): Note => {
  const number = ownNumber.exec(text)?.[1] ?? null
  return { number, text: text.replace(ownNumber, '').trim() }
}

/** A text without the notes in it, which are added to the others. */
export const withoutNotes = (written: string, notes: Note[]): string =>
  written.replace(inlineNote, (_, _name, text: string) => {
    notes.push(noteOf(text))
    return ''
  })

/** The notes that the library keeps beside a paragraph. */
export const splitNotes = (together: string): Note[] => together.split(between).map(noteOf)

/** A text without the marks of its notes: «반환한다.2)», where a note of number 2 belongs to it. */
export const withoutMarks = (text: string, notes: readonly Note[]): string =>
  notes.reduce(
    (left, { number }) =>
      number ? left.replace(new RegExp(`(?<=[^\\s\\d(（])${number}\\)`), '') : left,
    text,
  )
