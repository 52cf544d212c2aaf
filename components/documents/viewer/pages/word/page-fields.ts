const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** Stand in the text of a head or foot where the number of the page, and of all pages, is written. */
const marks = { PAGE: '\ue0f0', NUMPAGES: '\ue0f1' }
type Field = keyof typeof marks

const fieldIn = (words: string | null): Field | undefined =>
  /^\s*(PAGE|NUMPAGES)\b/i.exec(words ?? '')?.[1]?.toUpperCase() as Field | undefined

function runOf(xml: Document, field: Field): Element {
  const run = xml.createElementNS(main, 'w:r')
  const words = xml.createElementNS(main, 'w:t')
  words.textContent = marks[field]
  run.append(words)
  return run
}

/** Puts marks in the place of the numbers that Word counted last, in a head or foot of pages. */
export function writePageFields(xml: Document): void {
  for (const simple of [...xml.getElementsByTagNameNS(main, 'fldSimple')]) {
    const field = fieldIn(simple.getAttributeNS(main, 'instr'))
    if (field) simple.replaceWith(runOf(xml, field))
  }
  for (const paragraph of [...xml.getElementsByTagNameNS(main, 'p')]) {
    let field: Field | undefined
    let open: Element[] | null = null
    for (const run of [...paragraph.getElementsByTagNameNS(main, 'r')]) {
      const states = [...run.getElementsByTagNameNS(main, 'fldChar')].map((each) =>
        each.getAttributeNS(main, 'fldCharType'),
      )
      if (states.includes('begin')) open = []
      open?.push(run)
      for (const told of run.getElementsByTagNameNS(main, 'instrText'))
        field ??= fieldIn(told.textContent)
      if (!states.includes('end')) continue
      if (field && open) {
        run.after(runOf(xml, field))
        for (const each of open) each.remove()
      }
      field = undefined
      open = null
    }
  }
}

/** Writes the numbers where the marks are. */
export function fillPageFields(root: Node, page: number, count: number): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.textContent = (node.textContent ?? '')
      .replaceAll(marks.PAGE, String(page))
      .replaceAll(marks.NUMPAGES, String(count))
}
