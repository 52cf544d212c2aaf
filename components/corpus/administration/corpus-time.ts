/** A moment in Korea as the administration writes it: to the minute, on the clock of 24 hours. */
export const corpusTime = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const
