import { pixelsOf } from '@/lib/documents/picture-pixels'

/** The text of an A4 page with its margins, in points. */
const most = { width: 450, height: 650 }

/** How large a picture is drawn, in points: as asked, else at 96 pixels an inch, and never wider than the text. */
export function imageSize(
  bytes: Buffer,
  asked: { width?: number | undefined; height?: number | undefined },
): { width: number; height: number } {
  const pixels = pixelsOf(bytes)
  const natural = {
    width: ((pixels?.width || 200) * 72) / 96,
    height: ((pixels?.height || 200) * 72) / 96,
  }
  const width =
    asked.width ?? (asked.height ? (asked.height * natural.width) / natural.height : natural.width)
  const height = asked.height ?? (width * natural.height) / natural.width
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: Math.max(1, width * scale), height: Math.max(1, height * scale) }
}
