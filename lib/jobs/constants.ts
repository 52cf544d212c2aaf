export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const

/** A worker that has not been heard of for so long has lost its job to another. */
export const leaseSeconds = 60
/** Three chances to renew a lease before it ends. */
export const heartbeatMs = 20_000
/** Where a notice of a new job was missed. */
export const pollMs = 5_000
