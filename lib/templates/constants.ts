/** What a document can be downloaded as; the first is what most people want. */
export const downloadFormats = ['docx', 'hwpx', 'pdf', 'md'] as const
export type DownloadFormat = (typeof downloadFormats)[number]
