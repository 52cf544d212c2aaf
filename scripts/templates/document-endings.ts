import { type DownloadFormat, downloadFormats } from '@/lib/templates/constants'

/** What a document can be written as, by the end of the file's name. */
export const documentEndings = downloadFormats.map((format) => `.${format}`)

/** The format that a file's name asks for. */
export const formatOf = (extension: string): DownloadFormat | null =>
  downloadFormats.find((format) => `.${format}` === extension) ?? null
