import { ChangeSet, simplifyChanges } from 'prosemirror-changeset'
import { type Node, type NodeType, Slice } from 'prosemirror-model'
import { StepMap, Transform } from 'prosemirror-transform'

/** A stretch of the base document [fromA, toA) that became [fromB, toB) of the document as it is now. */
export type TextChange = { fromA: number; toA: number; fromB: number; toB: number }

const pairs = (text: string): Map<string, number> => {
  const found = new Map<string, number>()
  for (let at = 0; at < text.length - 1; at++) {
    const pair = text.slice(at, at + 2)
    found.set(pair, (found.get(pair) ?? 0) + 1)
  }
  return found
}

/** How much two texts have in common, 0 to 1, by their pairs of letters. */
function likeness(a: string, b: string): number {
  if (a === b) return 1
  if (a.length < 2 || b.length < 2) return 0
  const [inA, inB] = [pairs(a), pairs(b)]
  let shared = 0
  for (const [pair, count] of inA) shared += Math.min(count, inB.get(pair) ?? 0)
  return (2 * shared) / (a.length + b.length - 2)
}

/** Rows and cells of a table: what differs in these is replaced as a whole. */
const shapeOf = (node: Node): string => {
  const found: string[] = []
  node.descendants((child) => {
    if (child.type.name.startsWith('table')) found.push(child.type.name)
    return !child.isTextblock
  })
  return found.join()
}

function isSimilar(a: Node, b: Node): boolean {
  if (a.type !== b.type)
    return a.isTextblock && b.isTextblock && likeness(a.textContent, b.textContent) > 0.7
  if (a.type.name === 'table') return shapeOf(a) === shapeOf(b)
  if (!a.isTextblock) return a.eq(b)
  return likeness(a.textContent, b.textContent) >= 0.4
}

/** Above this, blocks are not compared one with each other; a gap of that size is replaced as a whole. */
const mostComparisons = 250_000

/** The longest row of blocks that both sides have in this order, as pairs of places. */
function align(
  a: readonly Node[],
  b: readonly Node[],
  same: (one: Node, other: Node) => boolean,
): [number, number][] {
  if (a.length * b.length > mostComparisons) return []
  const best = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0))
  const equal = a.map((one) => b.map((other) => same(one, other)))
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const row = best[i] ?? []
      row[j] = equal[i]?.[j]
        ? (best[i + 1]?.[j + 1] ?? 0) + 1
        : Math.max(best[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  const found: [number, number][] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (equal[i]?.[j]) found.push([i++, j++])
    else if ((best[i + 1]?.[j] ?? 0) >= (best[i]?.[j + 1] ?? 0)) i++
    else j++
  }
  return found
}

const keys = new WeakMap<Node, string>()
/** Of a block and all that is in it. */
function keyOf(node: Node): string {
  const known = keys.get(node)
  if (known !== undefined) return known
  const key = JSON.stringify(node.toJSON())
  keys.set(node, key)
  return key
}

/** Blocks that stand once on each side, in the longest row that has the same order on both. */
function anchors(a: readonly Node[], b: readonly Node[]): [number, number][] {
  const placesOf = (nodes: readonly Node[]) => {
    const places = new Map<string, number>()
    for (const [at, node] of nodes.entries()) {
      const key = keyOf(node)
      places.set(key, places.has(key) ? -1 : at)
    }
    return places
  }
  const inB = placesOf(b)
  const both = [...placesOf(a)]
    .map(([key, at]): [number, number] => [at, inB.get(key) ?? -1])
    .filter(([at, other]) => at >= 0 && other >= 0)
    .sort(([one], [other]) => one - other)
  // Patience: each pair goes on the first pile whose top stands behind it, and remembers the pile before.
  const piles: number[] = []
  const before: (number | undefined)[] = []
  for (const [at, [, place]] of both.entries()) {
    const found = piles.findIndex((top) => (both[top]?.[1] ?? -1) > place)
    const pile = found < 0 ? piles.length : found
    before[at] = piles[pile - 1]
    piles[pile] = at
  }
  const row: [number, number][] = []
  for (let at = piles.at(-1); at !== undefined; at = before[at]) {
    const pair = both[at]
    if (pair) row.unshift(pair)
  }
  return row
}

/** `whole`: the one took the place of the other, and their words are not compared. */
type Stretch = { old: readonly Node[]; now: readonly Node[]; whole: boolean }

/** What differs between two blocks that stand still: in pairs where one became the other. */
function* gapStretches(old: readonly Node[], now: readonly Node[]): Generator<Stretch> {
  let [k, l] = [0, 0]
  const ends: [number, number][] = [...align(old, now, isSimilar), [old.length, now.length]]
  for (const [nextK, nextL] of ends) {
    if (nextK > k || nextL > l)
      yield { old: old.slice(k, nextK), now: now.slice(l, nextL), whole: true }
    const [was, is] = [old[nextK], now[nextL]]
    if (was && is) yield { old: [was], now: [is], whole: false }
    ;[k, l] = [nextK + 1, nextL + 1]
  }
}

/** Both documents from start to end; a number is the size of what is the same. */
function* stretches(a: readonly Node[], b: readonly Node[]): Generator<Stretch | number> {
  let [i, j] = [0, 0]
  const ends: [number, number][] = [...anchors(a, b), [a.length, b.length]]
  for (const [nextI, nextJ] of ends) {
    yield* gapStretches(a.slice(i, nextI), b.slice(j, nextJ))
    yield a[nextI]?.nodeSize ?? 0
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
}

/** What became of one block, counted from where it stands in its document. */
function changesWithin(model: NodeType, was: Node, is: Node): TextChange[] {
  const now = model.create(null, is)
  const whole = new StepMap([0, was.nodeSize, is.nodeSize])
  const compared = ChangeSet.create<null>(model.create(null, was)).addSteps(now, [whole], null)
  return simplifyChanges(compared.changes, now)
}

/** What became of a base document, in the order of the text. No two changes touch the same words. */
export function changesBetween(base: Node, now: Node): TextChange[] {
  if (base.eq(now)) return []
  const found: TextChange[] = []
  let [atA, atB] = [0, 0]
  for (const step of stretches(base.children, now.children)) {
    if (typeof step === 'number') {
      atA += step
      atB += step
      continue
    }
    const [oldSize, newSize] = [step.old, step.now].map((nodes) =>
      nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0),
    ) as [number, number]
    const [was, is] = [step.old[0], step.now[0]]
    const inside =
      step.whole || !was || !is
        ? [{ fromA: 0, toA: oldSize, fromB: 0, toB: newSize }]
        : changesWithin(base.type, was, is)
    for (const { fromA, toA, fromB, toB } of inside)
      found.push({ fromA: atA + fromA, toA: atA + toA, fromB: atB + fromB, toB: atB + toB })
    atA += oldSize
    atB += newSize
  }
  return found
}

/** The base document with one change taken into it. */
export function acceptChange(base: Node, now: Node, change: TextChange): Node {
  const { fromA, toA, fromB, toB } = change
  const taken = fromB === toB ? Slice.empty : now.slice(fromB, toB)
  return new Transform(base).replace(fromA, toA, taken).doc
}

/** What stands in place of a change when it is rejected. */
export const rejectedSlice = (base: Node, { fromA, toA }: TextChange): Slice =>
  fromA === toA ? Slice.empty : base.slice(fromA, toA)

/** The words of a stretch, a line for each block. */
export const wordsBetween = (doc: Node, from: number, to: number): string =>
  doc.textBetween(from, to, '\n', (leaf) =>
    leaf.type.name === 'reference' ? String(leaf.attrs.label) : '',
  )
