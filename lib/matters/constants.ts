export const partyRoles = ['client', 'opponent', 'counsel', 'court', 'witness', 'other'] as const

export const recordKinds = ['note', 'decision', 'document', 'draft'] as const
export type RecordKind = (typeof recordKinds)[number]

/** The parts of a matter that are deleted one by one. */
export const matterParts = ['party', 'deadline', 'record'] as const
export type MatterPart = (typeof matterParts)[number]

export const reminderDays = [0, 1, 3, 7, 14] as const

export const longest = {
  title: 120,
  number: 60,
  court: 60,
  name: 100,
  contact: 300,
  note: 8000,
} as const
