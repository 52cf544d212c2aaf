import { limits } from '@/lib/corpus/constants'

export const longestText = limits.citationText
/** A brief of a hundred pages with its scans. */
export const largestFile = 10 * 1024 * 1024

/** Of a form that holds the longest text, every letter written as three bytes in percents. */
export const largestReportForm = longestText * 9 + 1000

export const reportFormats = ['docx', 'csv'] as const
