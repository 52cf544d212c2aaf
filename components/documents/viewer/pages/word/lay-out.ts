/** A page of a Word file: a stretch of a section that was laid out as one long sheet. */
export type WordPage = {
  section: HTMLElement
  /** From where to where, in points of the screen below the top of the section. */
  from: number
  to: number
  /** Where its text begins on the page. */
  top: number
  /** Which of the section's notes are referred to on it. */
  notes: number[]
  size: { width: number; height: number }
}

/** Letters, a picture or a row of a table: nothing that a page may cut through. */
type Strip = { top: number; bottom: number; notes: number[] }

const styleNumber = (value: string, otherwise: number) => {
  const number = Number.parseFloat(value)
  return Number.isFinite(number) ? number : otherwise
}

/** On the mark of a note in the text: which of the section's notes it is. */
const noteMark = 'data-note'

/** The library begins to count notes anew behind every break; a document counts them through. */
function numberNotes(sections: readonly Element[]): void {
  let before = 0
  for (const section of sections) {
    const notes = section.querySelectorAll(':scope > ol > li')
    let next = 0
    for (const mark of section.querySelectorAll(':scope > article sup')) {
      if (next >= notes.length || mark.textContent !== String(next + 1)) continue
      mark.setAttribute(noteMark, String(next))
      mark.textContent = String(before + next + 1)
      next += 1
    }
    for (const [at, note] of notes.entries()) note.setAttribute('value', String(before + at + 1))
    before += notes.length
  }
}

/** What an element takes of the page's height, with what it keeps free around itself. */
function heightOf(element: Element): number {
  const { marginTop, marginBottom } = getComputedStyle(element)
  return (
    element.getBoundingClientRect().height +
    styleNumber(marginTop, 0) +
    styleNumber(marginBottom, 0)
  )
}

/** Stretches that touch are one: what stands side by side is not torn apart. */
function joined(strips: Strip[]): Strip[] {
  const all: Strip[] = []
  for (const strip of strips.toSorted((a, b) => a.top - b.top)) {
    const last = all.at(-1)
    if (last && strip.top < last.bottom - 1) {
      last.bottom = Math.max(last.bottom, strip.bottom)
      last.notes.push(...strip.notes)
    } else all.push({ ...strip, notes: [...strip.notes] })
  }
  return all
}

/** All that stands in the text of a section, line by line. */
function stripsOf(articles: readonly Element[], origin: number, room: number): Strip[] {
  const strips: Strip[] = []
  const add = ({ top, bottom }: DOMRect, notes: number[] = []) => {
    if (bottom > top) strips.push({ top: top - origin, bottom: bottom - origin, notes })
  }
  const range = document.createRange()
  for (const article of articles) {
    const walker = document.createTreeWalker(
      article,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        range.selectNodeContents(node)
        for (const rect of range.getClientRects()) add(rect)
      } else if (node instanceof Element) {
        if (['IMG', 'svg', 'CANVAS'].includes(node.tagName)) add(node.getBoundingClientRect())
        if (node.tagName === 'TR') {
          const rect = node.getBoundingClientRect()
          if (rect.height < room / 2) add(rect)
        }
        const note = node.getAttribute(noteMark)
        if (note !== null) add(node.getBoundingClientRect(), [Number(note)])
      }
    }
  }
  return joined(strips)
}

/** What is taller than a page is cut wherever the page ends. */
const cut = (strips: readonly Strip[], room: number): Strip[] =>
  strips.flatMap((strip) => {
    const pieces: Strip[] = []
    for (let top = strip.top; top < strip.bottom; top += room)
      pieces.push({ ...strip, top, bottom: Math.min(top + room, strip.bottom) })
    return pieces
  })

function pagesOf(section: HTMLElement, isLaidOut: boolean): WordPage[] {
  const own = section.getBoundingClientRect()
  const look = getComputedStyle(section)
  const height = styleNumber(look.minHeight, own.width * Math.SQRT2)
  const articles = [...section.querySelectorAll(':scope > article')]
  const [first, last] = [articles[0], articles.at(-1)]
  const size = { width: own.width, height }
  if (!first || !last) return [{ section, from: 0, to: 0, top: 0, notes: [], size }]
  const start = first.getBoundingClientRect().top - own.top
  const end = last.getBoundingClientRect().bottom - own.top
  const notes = [...section.querySelectorAll(':scope > ol > li')].map(heightOf)
  const foot = section.querySelector(':scope > footer')
  const room = height - start - styleNumber(look.paddingBottom, 0) - (foot ? heightOf(foot) : 0)
  const all = notes.map((_, at) => at)
  const noted = notes.reduce((sum, each) => sum + each, 0)
  // Word's own pages are kept although the letters of this machine may be a little larger.
  const most = isLaidOut ? room * 1.25 : room
  if (room < 50 || end - start + noted <= most) {
    const needed = Math.max(height, height - room + (end - start) + noted)
    const whole = { ...size, height: isLaidOut ? needed : height }
    return [{ section, from: start, to: end, top: start, notes: all, size: whole }]
  }
  const pages: WordPage[] = []
  let page: WordPage | undefined
  let free = 0
  let lastBottom = start
  for (const strip of cut(stripsOf(articles, own.top, room), room)) {
    const below = strip.notes.reduce((sum, at) => sum + (notes[at] ?? 0), 0)
    if (!page || strip.bottom - page.from + below > free) {
      // Half-way between the lines: letters of some faces are taller than their line.
      if (page) page.to = Math.min((lastBottom + strip.top) / 2, page.from + room)
      page = { section, from: strip.top, to: end, top: start, notes: [], size }
      if (pages.length === 0) page.from = start
      free = room
      pages.push(page)
    }
    free -= below
    lastBottom = strip.bottom
    page.notes.push(...strip.notes)
  }
  return pages
}

/**
 * The pages of a Word file that a library has laid out: it makes one sheet of what stands between two breaks, however
 * long. It is parted between lines and rows, as many as the sheet has room for, with the notes that they refer to.
 *
 * @param isLaidOut the breaks are those of Word's own pages
 */
export function layOut(root: ParentNode, isLaidOut: boolean): WordPage[] {
  const sections = [...root.querySelectorAll<HTMLElement>('section.docx')]
  numberNotes(sections)
  return sections.flatMap((section) => pagesOf(section, isLaidOut))
}
