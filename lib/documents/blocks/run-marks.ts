/** The marks that a run of text has or has not; they are named alike in blocks, in the editor and in its commands. */
export const runMarks = [
  'bold',
  'italic',
  'underline',
  'strike',
  'superscript',
  'subscript',
  'highlight',
] as const
export type RunMark = (typeof runMarks)[number]
