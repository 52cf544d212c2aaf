/** What a PDF says of a piece of text: where it stands (from the lower left corner, in points) and how large. */
export type TextItem = {
  text: string
  x: number
  y: number
  width: number
  size: number
  /** The file writes no space before it; not known where this is left out. */
  follows?: boolean
  /** Whether the file writes a space behind it. */
  endsWord?: boolean
}
