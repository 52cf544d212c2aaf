import path from 'node:path'
import { Font } from '@react-pdf/renderer'

/** Noto Sans KR, under the SIL Open Font License 1.1, as a package. A document gets the letters it uses. */
export const family = 'Noto Sans KR'

let registered = false

/** Once a process: the library keeps faces for all documents. */
export function registerFonts(): void {
  if (registered) return
  registered = true
  // From where every process of the site starts: a bundler would rewrite what it resolves itself.
  const folder = path.resolve('node_modules', '@embedpdf', 'fonts-kr', 'fonts')
  const file = (weight: string) => path.join(folder, `NotoSansKR-${weight}.otf`)
  Font.register({
    family,
    fonts: [
      { src: file('Regular'), fontWeight: 400 },
      { src: file('Bold'), fontWeight: 700 },
    ],
  })
  // Korean has no hyphens. Words break between letters only where they are longer than any line.
  Font.registerHyphenationCallback((word) => (word.length > 40 ? [...word] : [word]))
}
