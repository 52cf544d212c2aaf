/** How long a link works, in days; `0`: until it is revoked. */
export const shareDays = ['1', '7', '30', '90', '0'] as const
