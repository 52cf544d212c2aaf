import { z } from 'zod'

// Control characters but tab and line feed, and those that turn the direction of what follows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a text must not have
const unseen = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Whether a text has nothing in it that cannot be seen and does something. */
export const isVisible = (text: string): boolean => !unseen.test(text)

// What these say of a wrong text are keys of a feature's messages: `required`, `tooLong`, `invalid`.

/** Some lines, as somebody typed them in a form; may be empty. */
export const typedText = (most: number) =>
  z
    .string('required')
    .transform((typed) => typed.normalize('NFC').replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(most, 'tooLong').refine(isVisible, 'invalid'))

/** The same as one line. */
export const typedLine = (most: number) =>
  typedText(most).transform((typed) => typed.replace(/\s+/g, ' '))

/** One line that is not empty: a name or a title. */
export const typedName = (most: number) => typedLine(most).pipe(z.string().min(1, 'required'))

/** Words as somebody typed them, split by `between`; each once, none empty. */
export const typedList = (
  between: string | RegExp,
  { longest, most }: Record<'longest' | 'most', number>,
) =>
  z
    .string('required')
    .transform((typed) => [
      ...new Set(
        typed
          .normalize('NFC')
          .split(between)
          .map((word) => word.replace(/\s+/g, ' ').trim())
          .filter(Boolean),
      ),
    ])
    .pipe(
      z.array(z.string().max(longest, 'tooLong').refine(isVisible, 'invalid')).max(most, 'tooMany'),
    )
