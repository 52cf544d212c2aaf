import type { Marker } from './change-paragraph'
import { largestId } from './comments'
import type { DocxPackage } from './docx-package'

/** Who writes into a file, with figures that it does not have yet. */
export function markerOf(pack: DocxPackage, author: string, at: Date): Marker {
  let id = Math.max(largestId(pack.body), largestId(pack.comments))
  return {
    author,
    at: `${at.toISOString().slice(0, 19)}Z`,
    next: () => {
      id += 1
      return String(id)
    },
  }
}
