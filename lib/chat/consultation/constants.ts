/** What somebody may have done already, in any field. */
export const stepsTaken = [
  'talked',
  'wroteMessage',
  'sentCertifiedMail',
  'wentToPolice',
  'wentToAgency',
  'askedMediation',
  'sawLawyer',
  'suedOthers',
  'wasSued',
  'nothingYet',
] as const

export const deadlineStates = ['none', 'unsure', 'known'] as const

/** An answer to a yes-or-no question. */
export const certainties = ['yes', 'no', 'unsure'] as const

export const intakeLimits = {
  whatLeast: 10,
  what: 1200,
  people: 200,
  eventText: 120,
  events: 5,
  wants: 4,
  wantText: 300,
  doneText: 300,
  factLine: 120,
  deadlineText: 120,
  earliestYear: 1950,
} as const

/** Lines that answer at any hour, and the Legal Aid Corporation. Only what everybody in Korea may ring. */
export const emergencyLines = {
  violence: ['112', '1366', '119'],
  injury: ['119', '112'],
  always: ['112', '119', '132'],
} as const

/** A deadline as near as this needs a person, not a form. In days. */
export const nearDeadlineDays = 7
