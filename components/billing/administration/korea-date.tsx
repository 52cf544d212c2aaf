import { DateTime } from '@/components/ui/date-time'

/** A day of the Korean calendar; noon is on the same day wherever it is read. */
export const noonOf = (day: string) => `${day}T12:00:00+09:00`

export function KoreaDate({ day }: { day: string }) {
  return <DateTime at={noonOf(day)} />
}
