const office = 'application/vnd.openxmlformats-officedocument'
const mimes = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const
export type DocumentKind = keyof typeof mimes

export const documentKinds = Object.keys(mimes) as DocumentKind[]
export const mimeOf = (kind: DocumentKind): string => mimes[kind]

/** For the file picker: endings, because browsers know no media type of HWP. */
export const acceptedEndings = [...documentKinds, 'jpeg'].map((kind) => `.${kind}`).join(',')
