import { getResolvedPDFJS } from 'unpdf'

/** A straight line that is drawn on a page, from the lower left corner, in points. */
export type Rule = { isLevel: boolean; at: number; from: number; to: number }

/** What a page draws, as far as it is asked for here. */
export type Drawing = { rules: Rule[]; hasPicture: boolean }

type Matrix = readonly [number, number, number, number, number, number]
type Point = readonly [number, number]

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]
const place = (m: Matrix, x: number, y: number): Point => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
]

/** Thicker than any line of a table; a filled shape of less is a line. */
const thick = 3
const shortest = 4
/** Of a page; more is a picture made of lines. */
const mostRules = 20_000

function ruleBetween([x, y]: Point, [to, up]: Point): Rule | null {
  if (Math.abs(y - up) < 1 && Math.abs(x - to) >= shortest)
    return { isLevel: true, at: (y + up) / 2, from: Math.min(x, to), to: Math.max(x, to) }
  if (Math.abs(x - to) < 1 && Math.abs(y - up) >= shortest)
    return { isLevel: false, at: (x + to) / 2, from: Math.min(y, up), to: Math.max(y, up) }
  return null
}

/** The straight lines of a path; a path is figures: what to do, and the places. */
function pathLines(path: ArrayLike<number>, matrix: Matrix): [Point, Point][] {
  const lines: [Point, Point][] = []
  let [first, last]: [Point | null, Point | null] = [null, null]
  const lengths = [2, 2, 6, 4, 0]
  for (let at = 0; at < path.length; ) {
    const operation = path[at] ?? 0
    const length = lengths[operation] ?? 0
    const end = place(matrix, path[at + length - 1] ?? 0, path[at + length] ?? 0)
    if (operation === 0) first = end
    if (operation === 1 && last) lines.push([last, end])
    if (operation === 4 && first && last) lines.push([last, first])
    last = operation === 4 ? first : end
    at += length + 1
  }
  return lines
}

/** A filled shape that is thin is a line along its middle. */
function thinShape(lines: readonly [Point, Point][]): Rule | null {
  const points = lines.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right, low, high] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  if (high - low < thick) return ruleBetween([left, (low + high) / 2], [right, (low + high) / 2])
  if (right - left < thick)
    return ruleBetween([(left + right) / 2, low], [(left + right) / 2, high])
  return null
}

/** The operations of a page, as pdf.js lists them. */
export type Operations = { fnArray: readonly number[]; argsArray: readonly unknown[] }

const isMatrix = (value: unknown): value is Matrix => Array.isArray(value) && value.length === 6

/** The straight lines that a page draws, and whether it shows a picture. */
export async function drawingOf({ fnArray, argsArray }: Operations): Promise<Drawing> {
  const { OPS } = await getResolvedPDFJS()
  const strokes = new Set([
    OPS.stroke,
    OPS.closeStroke,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
  ])
  const fills = new Set([OPS.fill, OPS.eoFill])
  const pictures = new Set([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
  ])
  const drawing: Drawing = { rules: [], hasPicture: false }
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const saved: Matrix[] = []
  for (const [at, operation] of fnArray.entries()) {
    const given = argsArray[at]
    if (operation === OPS.save) saved.push(matrix)
    else if (operation === OPS.restore || operation === OPS.paintFormXObjectEnd)
      matrix = saved.pop() ?? matrix
    else if (operation === OPS.transform && isMatrix(given)) matrix = multiply(matrix, given)
    else if (operation === OPS.paintFormXObjectBegin) {
      saved.push(matrix)
      const own = Array.isArray(given) ? given[0] : null
      if (isMatrix(own)) matrix = multiply(matrix, own)
    } else if (pictures.has(operation)) drawing.hasPicture = true
    else if (
      operation === OPS.constructPath &&
      Array.isArray(given) &&
      drawing.rules.length < mostRules
    ) {
      const [paint, paths] = given as [number, (ArrayLike<number> | null)[]]
      for (const path of paths ?? []) {
        if (!path) continue
        const lines = pathLines(path, matrix)
        if (strokes.has(paint))
          drawing.rules.push(...lines.flatMap((line) => ruleBetween(...line) ?? []))
        else if (fills.has(paint) && lines.length > 0)
          drawing.rules.push(...[thinShape(lines)].filter((rule) => rule !== null))
      }
    }
  }
  return drawing
}
