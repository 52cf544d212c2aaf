/** Spec 9: how long a code counts, and how long it is. */
export const codeSeconds = 180
export const codeLength = 6

/** How many codes one account may ask for, and one phone be sent, within a day. */
export const dailyCodes = 10

/** How long a confirmed phone stands for its owner. */
export const verificationMinutes = 30

/** Spec 3: the three carriers, and those who resell their networks. */
export const carriers = ['SKT', 'KT', 'LGU', 'MVNO'] as const
