import { listLongTexts, parseLongText, readLongText } from '@/lib/long-text'

const head = '---\nsummary: "What it says: all of it"\nupdated: 2026-11-21\n---\n\n'

test('a text is cut at its chapters, whose anchors it names itself', () => {
  const text = parseLongText(
    `${head}# The title\n\nFirst words.\n\n## One {#one}\n\nBody of one.\n\n### Inside\n\n## Two {#two}\n\nBody of two.\n`,
  )
  expect(text).toEqual({
    title: 'The title',
    summary: 'What it says: all of it',
    updated: '2026-11-21',
    effective: null,
    intro: 'First words.',
    sections: [
      { id: 'one', title: 'One', body: 'Body of one.\n\n### Inside' },
      { id: 'two', title: 'Two', body: 'Body of two.' },
    ],
  })
})

test('what stands in code is no heading', () => {
  const code = '```sh\n# a comment\n## another\n```'
  const text = parseLongText(`${head}# T\n\n## One {#one}\n\n${code}\n`)
  expect(text.sections).toEqual([{ id: 'one', title: 'One', body: code }])
})

test.each([
  ['no title', `${head}words`],
  ['a chapter without anchor', `${head}# T\n\n## One\n`],
  ['no front matter', '# T\n'],
  ['front matter that is no YAML', '---\nsummary: one: two\nupdated: 2026-02-20\n---\n# T\n'],
  ['a day that does not exist', '---\nsummary: s\nupdated: 2026-02-30\n---\n# T\n'],
  ['a field that nobody reads', '---\nsummary: s\nupdated: 2026-02-20\nauthor: x\n---\n# T\n'],
])('a file with %s stops the build', (_, source) => {
  expect(() => parseLongText(source)).toThrow()
})

test('texts are read by kind, language and name', async () => {
  const text = await readLongText('policies', 'ko', 'terms')
  expect(text?.title).toBe('이용약관')
  expect(text?.effective).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(await listLongTexts('docs', 'en')).toContain('api-reference')
})

test.each([
  '../ko/terms',
  '..',
  'terms.md',
  'TERMS',
  '',
  'no-such-text',
  'terms\0',
  'terms/../terms',
])('the name %j finds nothing', async (name) => {
  expect(await readLongText('policies', 'ko', name)).toBeNull()
})

test('a language that the site does not have finds nothing', async () => {
  expect(await readLongText('policies', '../ko', 'terms')).toBeNull()
})
