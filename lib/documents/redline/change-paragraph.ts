import { type Atom, type RunPlace, readParagraph } from './paragraph-text'
import { childElement, element, escapeXml, type SourceElement, type SourceNode } from './xml-source'

/** Takes out what stands between two places of a paragraph and puts a text there. */
export type Edit = { start: number; end: number; text: string }

/** Who changed it, when, and the figures by which Word knows the changes. */
export type Marker = { author: string; at: string; next(): string }

export const marksOf = ({ author, at, next }: Marker) => ({
  'w:id': next(),
  'w:author': author,
  'w:date': at,
})

/** The pieces of a text as a run holds them. */
function piecesOf(text: string, name: 'w:t' | 'w:delText'): SourceNode[] {
  return (text.match(/\n|\t|[^\n\t]+/g) ?? []).map((piece) => {
    if (piece === '\n') return element('w:br')
    if (piece === '\t') return element('w:tab')
    return element(name, { 'xml:space': 'preserve' }, [{ kind: 'raw', text: escapeXml(piece) }])
  })
}

const lookOf = (run: SourceElement): SourceNode[] => {
  const look = childElement(run, 'w:rPr')
  return look ? [structuredClone(look)] : []
}

const runWith = (like: SourceElement, children: SourceNode[]): SourceElement => ({
  ...element('w:r', {}, [...lookOf(like), ...children]),
  open: like.open,
  isEmpty: false,
})

export const insertion = (like: SourceElement | null, text: string, marker: Marker) =>
  element('w:ins', marksOf(marker), [
    like ? runWith(like, piecesOf(text, 'w:t')) : element('w:r', {}, piecesOf(text, 'w:t')),
  ])

type NewNode = SourceNode & { isNew?: boolean }
type Cut = { kind: 'kept' | 'gone'; text: string; node: SourceElement | null }

/** A run's pieces with what falls into the edits marked; what has no length is always kept. */
function cutsOf(atoms: readonly Atom[], edits: readonly Edit[]): { at: number; cut: Cut }[] {
  const cuts: { at: number; cut: Cut }[] = []
  for (const atom of atoms) {
    if (atom.text === '') {
      cuts.push({ at: atom.start, cut: { kind: 'kept', text: '', node: atom.node } })
      continue
    }
    let at = atom.start
    const end = atom.start + atom.text.length
    const keep = (to: number) => {
      if (to > at)
        cuts.push({
          at,
          cut: {
            kind: 'kept',
            text: atom.text.slice(at - atom.start, to - atom.start),
            node: at === atom.start && to === end ? atom.node : null,
          },
        })
      at = Math.max(at, to)
    }
    for (const edit of edits) {
      if (edit.end <= at || edit.start >= end) {
        // An insertion alone splits the words that it stands between.
        if (edit.start === edit.end && edit.start > at && edit.start < end) keep(edit.start)
        continue
      }
      keep(Math.max(at, edit.start))
      const to = Math.min(end, edit.end)
      cuts.push({
        at,
        cut: { kind: 'gone', text: atom.text.slice(at - atom.start, to - atom.start), node: null },
      })
      at = to
    }
    keep(end)
  }
  return cuts
}

const replaceChild = (parent: SourceElement, child: SourceNode, nodes: SourceNode[]) => {
  const at = parent.children.indexOf(child)
  if (at >= 0) parent.children.splice(at, 1, ...nodes)
}

/** Insertions may not stand in another's insertion: that one is cut in two around the new one. */
function place({ parent, insertion: outer, run }: RunPlace, nodes: readonly NewNode[]): void {
  if (!outer || outer.element !== parent) {
    replaceChild(parent, run, [...nodes])
    return
  }
  const at = parent.children.indexOf(run)
  const [before, after] = [parent.children.slice(0, at), parent.children.slice(at + 1)]
  const shell = (children: SourceNode[]): SourceElement => ({ ...parent, isEmpty: false, children })
  const groups: SourceNode[] = []
  let inside: SourceNode[] = [...before]
  for (const node of nodes) {
    if (!node.isNew) {
      inside.push(node)
      continue
    }
    if (inside.length > 0) groups.push(shell(inside))
    groups.push(node)
    inside = []
  }
  // What follows keeps the element itself, because later runs still point at it.
  parent.children = [...inside, ...after]
  const holder = outer.parent
  const index = holder.children.indexOf(parent)
  holder.children.splice(index, parent.children.length > 0 ? 0 : 1, ...groups)
}

const endOf = (atom: Atom) => atom.start + atom.text.length

/** The run behind whose words the new text of an edit stands. */
function hostOf(runs: readonly RunPlace[], { start, end }: Edit): RunPlace | null {
  const holds = ({ atoms }: RunPlace) =>
    atoms.some((atom) => atom.text !== '' && atom.start < end && end <= endOf(atom))
  const worded = runs.filter(({ atoms }) => atoms.some(({ text }) => text !== ''))
  return worded.find(holds) ?? (start === 0 ? (worded[0] ?? null) : null)
}

/** A run taken apart: what is kept, what is deleted, and the new texts that it is the host of. */
function rebuild(
  run: RunPlace,
  edits: readonly Edit[],
  hosted: readonly Edit[],
  marker: Marker,
): NewNode[] {
  const nodes: NewNode[] = []
  const waiting = [...hosted]
  let kept: SourceNode[] = []
  let gone = ''
  const flush = () => {
    if (kept.length > 0) nodes.push(runWith(run.run, kept))
    if (gone !== '')
      nodes.push(element('w:del', marksOf(marker), [runWith(run.run, piecesOf(gone, 'w:delText'))]))
    kept = []
    gone = ''
  }
  const insertUpTo = (at: number) => {
    for (let edit = waiting[0]; edit && edit.end <= at; edit = waiting[0]) {
      waiting.shift()
      if (edit.text === '') continue
      flush()
      nodes.push({ ...insertion(run.run, edit.text, marker), isNew: true })
    }
  }
  for (const { at, cut } of cutsOf(run.atoms, edits)) {
    insertUpTo(at)
    if (cut.kind === 'gone') {
      if (kept.length > 0) flush()
      gone += cut.text
    } else {
      if (gone !== '') flush()
      kept.push(...(cut.node ? [cut.node] : piecesOf(cut.text, 'w:t')))
    }
  }
  insertUpTo(Number.POSITIVE_INFINITY)
  flush()
  return nodes
}

/**
 * Writes edits into a paragraph as changes that can be accepted or rejected. Notes, pictures, and the marks of
 * comments stay where they are.
 * @returns the edits that could not be made, because what they change is computed by a field
 */
export function changeParagraph(
  paragraph: SourceElement,
  edits: readonly Edit[],
  marker: Marker,
): Edit[] {
  const { runs } = readParagraph(paragraph)
  const atoms = runs.flatMap(({ atoms: own }) => own).filter(({ text }) => text !== '')
  const touches = (atom: Atom, { start, end }: Edit) =>
    start === end
      ? atom.start < start && start < endOf(atom)
      : atom.start < end && start < endOf(atom)
  const refused = edits.filter((edit) => atoms.some((atom) => !atom.isFree && touches(atom, edit)))
  const made = edits
    .filter((edit) => !refused.includes(edit))
    .sort((a, b) => a.start - b.start || a.end - b.end)
  const hosts = new Map(made.map((edit) => [edit, hostOf(runs, edit)]))
  for (const run of runs) {
    const hosted = made.filter((edit) => hosts.get(edit) === run)
    const own = made.filter((edit) =>
      run.atoms.some((atom) => atom.text !== '' && touches(atom, edit)),
    )
    if (own.length + hosted.length > 0) place(run, rebuild(run, own, hosted, marker))
  }
  for (const [edit, host] of hosts) {
    if (host || edit.text === '') continue
    paragraph.children.push(insertion(runs.at(-1)?.run ?? null, edit.text, marker))
    paragraph.isEmpty = false
  }
  return refused
}
