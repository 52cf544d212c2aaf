import { runMarks } from '@/lib/documents/blocks/run-marks'
import type { Change, Run } from '@/lib/documents/blocks/schema'
import {
  childOf,
  descendants,
  elementsOf,
  settingOf,
  wordsOf,
  type XmlElement,
} from '@/lib/documents/read/xml-tree'
import { formulaText } from './formula'
import { symbolText } from './numbering'
import { lookOf, type RunLook, type Styles } from './styles'

/** What a paragraph holds beside its words. */
export type Attached =
  /** `mark`: what its author wrote for a number, «*». */
  | { kind: 'note'; type: 'footnote' | 'endnote'; id: string; mark?: string }
  | {
      kind: 'picture'
      link: string
      text: string
      width: number | undefined
      height: number | undefined
    }
  | { kind: 'box'; content: XmlElement }

/** A paragraph between two page breaks. `broken`: a page break ends it. */
export type Stretch = { runs: Run[]; attached: Attached[]; broken: boolean }

/** What the reading of all paragraphs shares. */
export type RunContext = {
  styles: Styles
  targets: Map<string, { path: string; outside: boolean }>
  /** The id of the note's block, which the run that refers to it names. */
  noteId(type: 'footnote' | 'endnote', id: string): string
  /** A page of Word's own layout begins here. */
  onRenderedBreak(hasText: boolean): void
  onHidden(): void
}

type State = { change: Change | undefined; href: string | undefined; comments: Set<string> }

export const changeOf = (element: XmlElement, kind: Change['kind']): Change => ({
  kind,
  author: (element.attributes.author ?? '').slice(0, 200),
  at: element.attributes.date?.slice(0, 40) ?? null,
})

const inserted = ['ins', 'moveTo']
const deleted = ['del', 'moveFrom']
const transparent = ['smartTag', 'sdtContent', 'customXml', 'fldSimple', 'dir', 'bdo', 'sdt']

/** Lengths of drawings are 1/12,700 of a point. */
const points = (emu: string | undefined) => {
  const value = Number(emu) / 12_700
  return value >= 0.1 && value <= 5_000 ? Math.round(value * 10) / 10 : undefined
}

/** The runs of a paragraph, in its stretches between page breaks. */
export function readRuns(paragraph: XmlElement, context: RunContext, base: RunLook): Stretch[] {
  const stretches: Stretch[] = [{ runs: [], attached: [], broken: false }]
  const now = () => stretches.at(-1) as Stretch
  const state: State = { change: undefined, href: undefined, comments: new Set() }

  function write(text: string, look: RunLook, state: State, more: Partial<Run> = {}): void {
    const { runs } = now()
    const run: Run = { text }
    for (const mark of runMarks) if (look[mark]) run[mark] = true
    if (look.size) run.size = look.size
    if (look.color && look.color !== '000000') run.color = look.color
    if (state.href) run.href = state.href
    if (state.change) run.change = state.change
    if (state.comments.size > 0) run.comments = [...state.comments]
    Object.assign(run, more)
    const last = runs.at(-1)
    if (last && !last.footnote && looksLike(last, run)) last.text += text
    else runs.push(run)
  }

  function readRun(element: XmlElement, state: State): void {
    const properties = childOf(element, 'rPr')
    const look = {
      ...base,
      ...context.styles.character(settingOf(properties, 'rStyle')),
      ...lookOf(properties),
    }
    if (look.hidden) context.onHidden()
    else readParts(elementsOf(element), look, state)
  }

  function readParts(elements: XmlElement[], look: RunLook, state: State): void {
    let marked: Extract<Attached, { kind: 'note' }> | null = null
    for (const part of elements) {
      switch (part.name) {
        case 't':
        case 'delText':
          if (marked) marked.mark = wordsOf(part).trim()
          else write(wordsOf(part), look, state)
          marked = null
          break
        case 'tab':
        case 'ptab':
          write('\t', look, state)
          break
        case 'cr':
          write('\n', look, state)
          break
        case 'br':
          if (part.attributes.type === 'page') {
            now().broken = true
            stretches.push({ runs: [], attached: [], broken: false })
          } else write('\n', look, state)
          break
        case 'noBreakHyphen':
          write('-', look, state)
          break
        case 'sym': {
          const code = Number.parseInt(part.attributes.char ?? '', 16)
          // Some programs leave out the block in which the letters of such a face stand.
          const place = code < 0x100 ? code + 0xf000 : code
          if (code > 0 && code <= 0x10ffff)
            write(symbolText(String.fromCodePoint(place)), look, state)
          break
        }
        case 'lastRenderedPageBreak':
          context.onRenderedBreak(now().runs.some(({ text }) => text.trim() !== ''))
          break
        case 'footnoteReference':
        case 'endnoteReference': {
          const type = part.name === 'footnoteReference' ? 'footnote' : 'endnote'
          const id = part.attributes.id ?? ''
          const { superscript: _, ...flat } = look
          write('', flat, state, { footnote: context.noteId(type, id) })
          const note: Extract<Attached, { kind: 'note' }> = { kind: 'note', type, id }
          now().attached.push(note)
          const follows = part.attributes.customMarkFollows ?? '0'
          marked = ['1', 'true', 'on'].includes(follows) ? note : null
          break
        }
        case 'drawing':
        case 'pict':
        case 'object':
          readDrawing(part)
          break
        case 'AlternateContent': {
          const branch = childOf(part, 'Choice') ?? childOf(part, 'Fallback')
          if (branch) readParts(elementsOf(branch), look, state)
          break
        }
        case 'ruby': {
          for (const run of elementsOf(childOf(part, 'rubyBase'))) readRun(run, state)
          const reading = elementsOf(childOf(part, 'rt'))
          if (reading.length === 0) break
          // As Korean texts print it where nothing can stand over a line: 漢字(한자).
          write('(', look, state)
          for (const run of reading) readRun(run, state)
          write(')', look, state)
          break
        }
      }
    }
  }

  function readDrawing(element: XmlElement): void {
    for (const box of descendants(element, 'txbxContent'))
      now().attached.push({ kind: 'box', content: box })
    const extent = [...descendants(element, 'extent')][0]?.attributes
    const words = [...descendants(element, 'docPr')][0]?.attributes
    for (const name of ['blip', 'imagedata'])
      for (const { attributes } of descendants(element, name)) {
        const link = attributes.embed ?? attributes.id
        if (!link) continue
        const text = (words?.descr || words?.title || '').slice(0, 1_000)
        now().attached.push({
          kind: 'picture',
          link,
          text,
          width: points(extent?.cx),
          height: points(extent?.cy),
        })
      }
  }

  function walk(elements: XmlElement[], state: State): void {
    for (const element of elements) {
      if (element.name === 'r') readRun(element, state)
      else if (inserted.includes(element.name))
        walk(elementsOf(element), { ...state, change: changeOf(element, 'inserted') })
      else if (deleted.includes(element.name))
        walk(elementsOf(element), { ...state, change: changeOf(element, 'deleted') })
      else if (element.name === 'hyperlink') {
        const target = context.targets.get(element.attributes.id ?? '')
        const href =
          target?.outside && /^(?:https?|mailto):/i.test(target.path)
            ? target.path.slice(0, 2_000)
            : undefined
        walk(elementsOf(element), { ...state, href: href ?? state.href })
      } else if (transparent.includes(element.name)) walk(elementsOf(element), state)
      else if (element.name === 'AlternateContent')
        walk(elementsOf(childOf(element, 'Choice') ?? childOf(element, 'Fallback')), state)
      else if (element.name === 'oMath' || element.name === 'oMathPara')
        write(formulaText(element), base, state)
      else if (element.name === 'commentRangeStart') state.comments.add(`c${element.attributes.id}`)
      else if (element.name === 'commentRangeEnd')
        state.comments.delete(`c${element.attributes.id}`)
    }
  }

  walk(elementsOf(paragraph), state)
  return stretches
}

const looksLike = (a: Run, b: Run): boolean => {
  const { text: _a, ...one } = a
  const { text: _b, ...other } = b
  return !b.footnote && JSON.stringify(one) === JSON.stringify(other)
}

/** Runs that say no more than their text are left out. */
export const tellingRuns = (runs: Run[]): Run[] | undefined =>
  runs.some((run) => Object.keys(run).length > 1) ? runs : undefined
