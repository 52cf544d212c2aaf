const clock = String.raw`(오전|오후|아침|저녁|밤|새벽)?\s*(\d{1,2})\s*(?::|시)\s*(\d{2}|반)?\s*(?:분)?`
const span = new RegExp(
  String.raw`${clock}\s*(?:부터|~|∼|–|-|에서)\s*(?:다음\s*날\s*|익일\s*)?${clock}`,
  'g',
)

function hourOf(
  half: string | undefined,
  hour: string | undefined,
  minute: string | undefined,
): number {
  const plain = Number(hour) + (minute === '반' ? 0.5 : Number(minute ?? 0) / 60)
  return /오후|저녁|밤/.test(half ?? '') && plain < 12 ? plain + 12 : plain
}

/** From when till when one works in a day, in hours; the rest, where it is written. */
export type WorkingHours = { hours: number; rest: number | null }

/** Reads 09:00~18:00(휴게 1시간), 오전 10시부터 오후 7시까지. */
export function hoursOf(text: string): WorkingHours | null {
  const spans = [...text.matchAll(span)].map((match) => {
    const from = hourOf(match[1], match[2], match[3])
    const to = hourOf(
      match[4] ??
        (Number(match[5]) < Number(match[2])
          ? match[1] === '오전'
            ? '오후'
            : undefined
          : match[1]),
      match[5],
      match[6],
    )
    return { from, to, hours: to > from ? to - from : to + 24 - from, at: match.index }
  })
  const [work, ...others] = spans
  if (!work || work.hours <= 0 || work.hours > 18) return null
  const named = /(?:휴게|쉬는|점심|식사)[^.\n]{0,16}?(\d{1,2}(?:\.\d)?)\s*(시간|분)/.exec(text)
  const inside = others.find(
    ({ at, hours }) => hours <= 3 && /휴게|쉬|점심|식사/.test(text.slice(Math.max(0, at - 16), at)),
  )
  const rest = named ? Number(named[1]) / (named[2] === '분' ? 60 : 1) : (inside?.hours ?? null)
  return { hours: work.hours, rest }
}

const weekdays = '월화수목금토일'

/** How many days of a week one works: 주 6일, 월요일부터 토요일까지, 매일. */
export function workingDaysIn(text: string): number | null {
  const named = /주\s*(\d)\s*일(?!\s*휴)/.exec(text)
  if (named) return Number(named[1])
  const span =
    /([월화수목금토일])(?:요일)?\s*(?:부터|~|∼|–|-|에서)\s*([월화수목금토일])(?:요일|까지|\b|(?=[\s,)]))/.exec(
      text,
    )
  if (span) {
    const days = weekdays.indexOf(span[2] ?? '') - weekdays.indexOf(span[1] ?? '') + 1
    return days > 0 ? days : null
  }
  return /(?:연중\s*무휴|쉬는\s*날\s*없이|주\s*7일)/.test(text) ? 7 : null
}
