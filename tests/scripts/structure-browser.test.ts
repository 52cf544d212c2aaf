import { checkBrowser } from '@/scripts/structure/browser.mjs'

const list = { path: 'lib/site-pages.ts', text: 'export const sitePages = {}\n' }
const clientFile = (...imports: string[]) => ({
  path: 'components/menu/menu.tsx',
  text: `'use client'\n\n${imports.join('\n')}\n`,
})
const pathsOf = (...files: { path: string; text: string }[]) =>
  checkBrowser([list, ...files]).map(({ path }) => path)

it('the list of pages does not come to the browser, by whatever way', () => {
  const direct = clientFile("import { type SitePage, sitePages } from '@/lib/site-pages'")
  expect(pathsOf(direct)).toEqual(['components/menu/menu.tsx'])
  const entries = {
    path: 'components/menu/entries.ts',
    text: "import {\n  sitePages,\n} from '@/lib/site-pages'\n",
  }
  expect(pathsOf(clientFile("import { entries } from './entries'"), entries)).toEqual([
    'components/menu/entries.ts',
  ])
  expect(pathsOf(clientFile("const load = () => import('./entries')"), entries)).toEqual([
    'components/menu/entries.ts',
  ])
})

it('its types may come, and actions stay on the server', () => {
  expect(pathsOf(clientFile("import type { SitePath } from '@/lib/site-pages'"))).toEqual([])
  const actions = {
    path: 'lib/menu/actions.ts',
    text: "'use server'\n\nimport { sitePages } from '@/lib/site-pages'\n",
  }
  expect(pathsOf(clientFile("import { save } from '@/lib/menu/actions'"), actions)).toEqual([])
})

it('a file of the server may read it', () => {
  const page = { path: 'app/page.tsx', text: "import { sitePages } from '@/lib/site-pages'\n" }
  expect(pathsOf(page)).toEqual([])
})
