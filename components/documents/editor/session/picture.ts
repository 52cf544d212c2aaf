/** Wider ones are made smaller: a page is no wider, and every version holds its pictures. */
const widest = 1400
const largest = 700_000

export type Picture = { src: string; width: number; height: number }

/** A picture of the machine as part of the document; null for what is none or stays too large. */
export async function readPicture(file: File): Promise<Picture | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  const scale = Math.min(1, widest / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // Paper shows through what is transparent.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const png = canvas.toDataURL('image/png')
  const src = png.length <= largest ? png : canvas.toDataURL('image/jpeg', 0.82)
  if (src.length > largest * 2) return null
  // 96 dots to 72 points, and no wider than the text of an A4 page.
  const points = Math.min(canvas.width * 0.75, 450)
  return { src, width: points, height: (points / canvas.width) * canvas.height }
}
