import { parseDocument } from '@/lib/documents/read/parse-document'
import { writeDocument } from '@/lib/documents/write/write-document'
import { type AuthorityWords, authoritiesContent } from '@/lib/saved/authorities'
import type { SavedSource } from '@/lib/saved/schema'

const words: AuthorityWords = {
  title: 'Table of authorities',
  kind: (kind) => ({ decision: 'Decisions', article: 'Articles' })[kind],
  note: 'Check the sources yourself.',
  address: (path) => `https://beopdap.example${path}`,
}
const source = (change: Partial<SavedSource>): SavedSource => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'article',
  reference: '001706#9',
  path: '/statutes/x/articles/1',
  citation: '민법 제9조',
  name: '성년후견개시의 심판',
  folder: null,
  note: null,
  organization_id: null,
  created_at: '2026-11-24T00:00:00Z',
  ...change,
})
const decision = source({
  kind: 'decision',
  citation: '대법원 2014. 2. 13. 선고 2012다31628 판결',
  name: '손해배상',
  note: '첫 줄\n둘째 줄',
})
const sources = [source({ citation: '민법 제10조' }), source({}), decision]

it.each(['docx', 'hwpx', 'md'] as const)('is read back from %s in its order', async (format) => {
  const bytes = await writeDocument(authoritiesContent(sources, 'en', words), format)
  const read = await parseDocument(Buffer.from(bytes), `list.${format}`)
  if (!('blocks' in read)) throw new Error(read.state)
  const text = read.blocks.map((block) => block.text).join('\n')
  const places = [
    'Table of authorities',
    'Decisions',
    '2012다31628 판결 손해배상',
    '첫 줄',
    '둘째 줄',
    'Articles',
    '민법 제9조',
    '민법 제10조',
    'Check the sources yourself.',
  ].map((piece) => text.indexOf(piece))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((left, right) => left - right))
})

it('leaves out the heading of a kind that it has nothing of', () => {
  const { blocks } = authoritiesContent([decision], 'en', words)
  expect(blocks.map(({ text }) => text)).not.toContain('Articles')
})
