import { mediaTypes } from '@/lib/answer-file'

const mimes = {
  pdf: mediaTypes.pdf,
  docx: mediaTypes.docx,
  xlsx: mediaTypes.xlsx,
  hwp: 'application/x-hwp',
  hwpx: mediaTypes.hwpx,
  txt: mediaTypes.txt,
  md: mediaTypes.md,
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
export type DocumentKind = keyof typeof mimes

export const documentKinds = Object.keys(mimes) as DocumentKind[]
export const mimeOf = (kind: DocumentKind): string => mimes[kind]

/** For the file picker: endings, because browsers know no media type of HWP. */
export const acceptedEndings = [...documentKinds, 'jpeg'].map((kind) => `.${kind}`).join(',')
