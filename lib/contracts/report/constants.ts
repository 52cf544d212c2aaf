/** What a report of a review can be had as. */
export const reportFormats = ['pdf', 'docx', 'hwpx'] as const
