import {
  drawImage,
  type OpenPages,
  type PagedFile,
} from '@/components/documents/viewer/pages/paged-file'
import { layOut } from './lay-out'
import { ownStyle, pageLetters, pageSvg } from './word-page'
import { withNumbers } from './written-numbers'

/** Served as it is: only this viewer asks for it. */
const address = '/api/word-viewer/docx-preview.mjs'

type Library = {
  renderAsync: (
    file: Uint8Array,
    body: HTMLElement,
    styles: HTMLElement,
    options: Record<string, boolean>,
  ) => Promise<unknown>
}

const options = {
  inWrapper: false,
  // Faces that a file brings along cannot be used within a part of the page.
  ignoreFonts: true,
  ignoreLastRenderedPageBreak: false,
  useBase64URL: true,
  renderChanges: true,
  // Whole pages of the web inside of a file.
  renderAltChunks: false,
}

/** Pictures of pages that are kept: the strip and the page itself ask for the same. */
const mostKept = 40

/** A place out of sight in which a file is laid out; its styles reach nothing else. */
function startSheet() {
  const host = document.createElement('div')
  host.inert = true
  host.setAttribute('aria-hidden', 'true')
  host.style.cssText =
    'position:fixed;left:-30000px;top:0;width:3000px;height:10px;overflow:hidden;visibility:hidden;color-scheme:light'
  const root = host.attachShadow({ mode: 'open' })
  const [styles, body] = [document.createElement('div'), document.createElement('div')]
  // What the site says of letters does not hold on a paper.
  body.style.cssText =
    'all:initial;display:block;visibility:hidden;word-break:normal;overflow-wrap:anywhere'
  root.append(styles, body)
  document.body.append(host)
  return { host, styles, body }
}

async function pictureOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image()
  // An address of the browser's own would make the canvas one that cannot be read again.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  return image
}

/** Opens a Word file of one's own in the browser; its bytes stay here. */
export const openWord: OpenPages = async (file, _password, signal) => {
  const [library, answer] = await Promise.all([
    import(/* webpackIgnore: true */ address) as Promise<Library>,
    fetch(file, { signal }),
  ])
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`)
  const { bytes, isLaidOut } = withNumbers(new Uint8Array(await answer.arrayBuffer()))
  const { host, styles, body } = startSheet()
  const close = () => host.remove()
  signal.addEventListener('abort', close, { once: true })
  await library.renderAsync(bytes, body, styles, options)
  // A picture has no height until it is there.
  await Promise.all(
    [...body.querySelectorAll('img')].map((image) => image.decode().catch(() => {})),
  )
  const written = [...styles.querySelectorAll('style')].map((each) => each.textContent).join('\n')
  const own = document.createElement('style')
  own.textContent = ownStyle
  styles.append(own)
  const pages = layOut(body, isLaidOut)
  const [first] = pages
  if (!first) {
    close()
    throw new Error('the file has no pages')
  }
  const pageAt = (no: number) => pages[no - 1] ?? first
  const kept = new Map<number, Promise<HTMLImageElement>>()
  const pictureAt = (no: number): Promise<HTMLImageElement> => {
    const found = kept.get(no) ?? pictureOf(pageSvg(pageAt(no), no, pages.length, written))
    kept.delete(no)
    kept.set(no, found)
    const oldest = kept.keys().next().value
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return found
  }
  const opened: PagedFile = {
    count: pages.length,
    size: first.size,
    draw: async (no, canvas, width, leaving) => {
      const { size } = pageAt(no)
      const image = await pictureAt(no)
      if (!leaving.aborted) drawImage(image, size, canvas, width)
      return size
    },
    textOf: async (no) => pageLetters(pageAt(no)),
    close,
  }
  return { state: 'open', file: opened }
}
