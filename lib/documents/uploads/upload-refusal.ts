import type { UploadProblem } from '@/lib/documents/schema'
import { AppError } from '@/lib/errors'

/** Why a file is not taken, as an error of the API. */
export const uploadRefusal = (reason: UploadProblem | 'unavailable'): AppError =>
  reason === 'unavailable'
    ? new AppError('unavailable')
    : new AppError('documentInvalid', { details: { document: reason } })
