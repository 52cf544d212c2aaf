/** A whole day for people's calendars (RFC 5545), with a reminder a week and a day before. */
export type CalendarEntry = {
  date: string
  title: string
  description: string
  url: string
  /** Where the day or the title may change later; else both name the event. */
  uid?: string
}

const compact = (day: string) => day.replaceAll('-', '')
const dayMs = 24 * 60 * 60 * 1000
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** Some programs end a line at a lone carriage return too: then a text would go on as a line of its own. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|[\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}+/gu, ' ')

/** Lines hold at most 75 octets; what is longer goes on in the next one after a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 73) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}

const alarm = (before: string, title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-${before}`,
  'END:VALARM',
]

const nameOf = ({ date, title }: CalendarEntry, no: number) =>
  `${compact(date)}-${no}-${Buffer.from(title).toString('hex').slice(0, 40)}`

const eventOf = (entry: CalendarEntry, no: number, stamp: string) => {
  const { date, title, description, url, uid = nameOf(entry, no) } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@beopdap`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(date))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...alarm('P7D', title),
    ...alarm('P1D', title),
    'END:VEVENT',
  ]
}

/** Days as a file that every calendar reads. */
export function calendarFile(entries: readonly CalendarEntry[], madeAt: Date): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d+/g, '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Beopdap//KO',
    ...entries.flatMap((entry, no) => eventOf(entry, no, stamp)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
