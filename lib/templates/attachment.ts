import { answerFile } from '@/lib/answer-file'
import type { DownloadFormat } from './constants'

/** A written document, or a packet of several, as a file with its title and day for a name. */
export const answerAttachment = (
  file: Uint8Array,
  title: string,
  day: string,
  ending: DownloadFormat | 'zip',
): Response =>
  answerFile(file, `${title.replace(/[\s·]+/g, ' ')} ${day}.${ending}`, `beopdap-${day}.${ending}`)
