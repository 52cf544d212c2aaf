/** Draws the pages of HWP and HWPX in a thread of the browser. The site serves it beside the library it imports. */
import init, { HwpDocument } from './rhwp.js'

const pen = new OffscreenCanvas(1, 1).getContext('2d')
/** The library asks the browser how wide its letters are. */
globalThis.measureTextWidth = (font, text) => {
  if (pen.font !== font) pen.font = font
  return pen.measureText(text).width
}

let file = null

async function open({ bytes, password }) {
  await init({ module_or_path: new URL('./rhwp_bg.wasm', import.meta.url) })
  try {
    file = password ? HwpDocument.openWithPassword(bytes, password) : new HwpDocument(bytes)
  } catch (error) {
    // The library tells what is wrong in words alone.
    if (/비밀번호|암호/.test(String(error))) return { needsPassword: true }
    throw error
  }
  return { count: file.pageCount() }
}

const answers = {
  open,
  page: ({ no }) => ({ svg: file.renderPageSvg(no - 1) }),
  text: ({ no }) => JSON.parse(file.getPageTextLayout(no - 1)),
}

self.onmessage = async ({ data }) => {
  try {
    self.postMessage({ id: data.id, answer: await answers[data.ask](data) })
  } catch (error) {
    self.postMessage({ id: data.id, failed: String(error) })
  }
}
