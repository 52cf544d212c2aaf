export const backupFrequencies = ['off', 'hourly', 'daily', 'weekly', 'monthly'] as const

export const maxMessageLength = 500

/** The database takes no more. */
export const maxAllowedAddresses = 50
