export const backupFrequencies = ['off', 'hourly', 'daily', 'weekly', 'monthly'] as const
export type BackupFrequency = (typeof backupFrequencies)[number]

export const longestMessage = 500

/** The database takes no more. */
export const mostAddresses = 50
