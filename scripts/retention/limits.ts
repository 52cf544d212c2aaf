/** How long things are kept. The privacy policy says a year for what people did and who signed in. */
export const keptYears = 1
export const mailKeptDays = 30
/** A picture that no post names may belong to one that is being written. */
export const coverKeptDays = 7

/** Nobody who is not signed in can ask for their conversations to be deleted. */
export const visitorChatKeptDays = 7

/** A form that nobody went on with; what was typed into it names people. */
export const draftKeptDays = 180

export function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}

export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * 24 * 3600_000)
