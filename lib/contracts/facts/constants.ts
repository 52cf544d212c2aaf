export const yesNo = ['yes', 'no', 'unknown'] as const
export const relations = ['consumer', 'business', 'unknown'] as const
/** Up to four employees some of the Labor Standards Act does not apply. */
export const employerSizes = ['from5', 'under5', 'unknown'] as const
/** The regions by which the deposit cap of shop leases is set. */
export const regions = ['seoul', 'overcrowded', 'metropolitan', 'other', 'unknown'] as const
export type Region = (typeof regions)[number]
