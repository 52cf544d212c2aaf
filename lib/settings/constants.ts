export const backupFrequencies = ['off', 'hourly', 'daily', 'weekly', 'monthly'] as const
export type BackupFrequency = (typeof backupFrequencies)[number]

export const maxMessageLength = 500

/** The database takes no more. */
export const maxAllowedAddresses = 50
