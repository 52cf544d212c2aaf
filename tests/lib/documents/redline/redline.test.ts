import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { plainText } from '@/lib/documents/blocks/plain-text'
import { readDocx } from '@/lib/documents/read/docx/read-docx'
import { openZip } from '@/lib/documents/read/open-zip'
import { redlineDocx } from '@/lib/documents/redline/redline-docx'
import { redlineVersion } from '@/lib/documents/redline/redline-version'
import { readSource, writeSource } from '@/lib/documents/redline/xml-source'
import { clauseLevels, listed, paragraph, run, wordFile } from '../read/word-file'

const by = { author: '검토자', at: new Date('2026-11-23T04:00:00Z') }

const readBack = async (bytes: Uint8Array) => readDocx(await openZip(bytes))

/** Takes all changes of a file, or none, as Word does. */
function settle(bytes: Uint8Array, kept: 'ins' | 'del'): Uint8Array {
  const gone = kept === 'ins' ? 'del' : 'ins'
  const files = unzipSync(bytes)
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array())
    .replace(/<w:p(?: [^>]*)?>(?:(?!<\/w:p>)[\s\S])*<\/w:p>/g, (paragraph) =>
      new RegExp(`<w:rPr><w:${gone} [^>]*/>`).test(paragraph.split('</w:pPr>')[0] ?? '')
        ? ''
        : paragraph,
    )
    .replace(/<w:(?:ins|del) [^>]*\/>/g, '')
    .replace(new RegExp(`<w:${gone} [^>]*>[\\s\\S]*?</w:${gone}>`, 'g'), '')
    .replace(new RegExp(`</?w:${kept}(?: [^>]*)?>`, 'g'), '')
    .replaceAll('w:delText', 'w:t')
  return zipSync({ ...files, 'word/document.xml': strToU8(xml) })
}

const textOf = async (bytes: Uint8Array) => plainText((await readBack(bytes)).blocks)
const accepted = (bytes: Uint8Array) => textOf(settle(bytes, 'ins'))
const rejected = (bytes: Uint8Array) => textOf(settle(bytes, 'del'))

const clause = (text: string, level = 0) => paragraph(text, listed(1, level))
const numbering = `<w:abstractNum w:abstractNumId="0">${clauseLevels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
const note = '<w:footnote w:id="2"><w:p><w:r><w:t>부가가치세 별도</w:t></w:r></w:p></w:footnote>'

const lease = wordFile(
  [
    paragraph('임대차 계약서'),
    clause(
      `${run('(차임) 차임은 월 ')}${run('500,000', '<w:b/>')}${run('원으로 한다.')}<w:r><w:footnoteReference w:id="2"/></w:r>`,
    ),
    clause('(해지) 임차인이 차임을 1회 연체하면 임대인은 해지할 수 있다.'),
    clause('(갱신) 임차인은 갱신을 요구할 수 없다.'),
  ].join(''),
  { numbering, footnotes: note },
)

it('turns quoted words into changes that read back as the new text, or the old', async () => {
  const { bytes, unplacedChanges } = await redlineDocx(lease, {
    ...by,
    changes: [
      { quote: '월 500,000원으로', occurrence: 0, text: '월 450,000원으로' },
      { quote: '1회 연체하면', occurrence: 0, text: '2기에 이르도록 연체하면' },
      { quote: '임차인은 갱신을 요구할 수 없다.', occurrence: 0, text: '' },
    ],
    comments: [],
  })
  expect(unplacedChanges).toEqual([])
  const before = await textOf(lease)
  expect(await accepted(bytes)).toBe(
    before
      .replace('500,000', '450,000')
      .replace('1회 연체하면', '2기에 이르도록 연체하면')
      .replace(' 임차인은 갱신을 요구할 수 없다.', ''),
  )
  expect(await rejected(bytes)).toBe(before)
})

it('keeps the look of runs, the numbering and the notes', async () => {
  const { bytes } = await redlineDocx(lease, {
    ...by,
    changes: [{ quote: '500,000', occurrence: 0, text: '450,000' }],
    comments: [],
  })
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  expect(xml).toContain('<w:rPr><w:b/></w:rPr><w:delText xml:space="preserve">500,000</w:delText>')
  expect(xml).toContain('<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">450,000</w:t>')
  const { blocks } = await readBack(bytes)
  expect(blocks.filter(({ kind }) => kind === 'footnote')).toHaveLength(1)
  expect(blocks.map(({ number }) => number)).toContain('제3조')
})

it('adds comments, also to a file that has some already', async () => {
  const comment = (text: string) => ({ quote: '해지할 수 있다', occurrence: 0, text })
  const one = await redlineDocx(lease, { ...by, changes: [], comments: [comment('민법 제640조')] })
  const two = await redlineDocx(one.bytes, { ...by, changes: [], comments: [comment('두 번째')] })
  const { comments = [], blocks } = await readBack(two.bytes)
  expect(comments.map(({ author, text }) => `${author}: ${text}`)).toEqual([
    '검토자: 민법 제640조',
    '검토자: 두 번째',
  ])
  expect(new Set(comments.map(({ id }) => id)).size).toBe(2)
  expect(plainText(blocks)).toBe(plainText((await readBack(lease)).blocks))
})

it('never puts an insertion into the insertion of another', async () => {
  const theirs =
    '<w:ins w:id="7" w:author="상대방" w:date="2026-01-01T00:00:00Z"><w:r><w:t>대금은 60일 안에 지급한다.</w:t></w:r></w:ins>'
  const file = wordFile(paragraph(`${run('제1조 ')}${theirs}`))
  const { bytes } = await redlineDocx(file, {
    ...by,
    changes: [{ quote: '60일', occurrence: 0, text: '30일' }],
    comments: [],
  })
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  let depth = 0
  for (const [tag] of xml.matchAll(/<\/?w:ins\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    expect(depth).toBeLessThanOrEqual(1)
  }
  expect(await accepted(bytes)).toBe('제1조 대금은 30일 안에 지급한다.')
})

it('says which words are computed by a field or are not there', async () => {
  const field =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF a</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>제5조</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
  const file = wordFile(paragraph(`${run('위약금은 ')}${field}${run('에 따른다.')}`))
  const { bytes, unplacedChanges, unplacedComments } = await redlineDocx(file, {
    ...by,
    changes: [
      { quote: '제5조', occurrence: 0, text: '제6조' },
      { quote: '에 따른다', occurrence: 0, text: '를 따른다' },
    ],
    comments: [{ quote: '없는 말', occurrence: 0, text: '어디에도 없다' }],
  })
  expect(unplacedChanges.map(({ quote }) => quote)).toEqual(['제5조'])
  expect(unplacedComments).toHaveLength(1)
  expect(await accepted(bytes)).toBe('위약금은 제5조를 따른다.')
})

it('writes a whole new version as changes: words, new paragraphs, paragraphs that are gone', async () => {
  const next = [
    { number: null, text: '주택 임대차 계약서' },
    { number: '제1조', text: '(차임) 차임은 월 500,000원으로 하고 매월 말일에 낸다.' },
    { number: '제2조', text: '(수선) 큰 수선은 임대인이 한다.' },
    { number: '제3조', text: '(해지) 임차인이 차임을 2기 연체하면 임대인은 해지할 수 있다.' },
  ]
  const bytes = await redlineVersion(lease, next, by)
  expect((await accepted(bytes)).split('\n')).toEqual([
    '주택 임대차 계약서',
    '제1조(차임) 차임은 월 500,000원으로 하고 매월 말일에 낸다.',
    '1) 부가가치세 별도',
    '제2조(수선) 큰 수선은 임대인이 한다.',
    '제3조(해지) 임차인이 차임을 2기 연체하면 임대인은 해지할 수 있다.',
  ])
  expect(await rejected(bytes)).toBe(await textOf(lease))
})

it('leaves a file without changes as it was', async () => {
  const { bytes } = await redlineDocx(lease, { ...by, changes: [], comments: [] })
  expect(unzipSync(bytes)).toEqual(unzipSync(lease))
})

it('gives up a file whose parts are no XML as fast as it is long', () => {
  for (const piece of ['<', '<!--', '<"', '<?', '<![CDATA['])
    expect(() => readSource(`<w:p>${piece.repeat(100_000)}`)).toThrow('well-formed')
})

it('keeps comments, instructions and marks in attributes as they were written', () => {
  const xml = '<?xml version="1.0"?><!-- <a> --><w:p a="1 > 0"><![CDATA[<b>]]>가<w:r/></w:p>\n'
  expect(writeSource(readSource(xml))).toBe(xml)
})

it('takes a version that is another text altogether out and puts the new one in', async () => {
  const lines = (word: string) => Array.from({ length: 3_000 }, (_, no) => `${word} ${no}`)
  const old = wordFile(
    lines('옛')
      .map((text) => paragraph(text))
      .join(''),
  )
  const paragraphs = lines('새').map((text) => ({ number: null, text }))
  const started = process.cpuUsage()
  const changed = await redlineVersion(old, paragraphs, by)
  const { user, system } = process.cpuUsage(started)
  expect((user + system) / 1000).toBeLessThan(8_000)
  expect((await rejected(changed)).split('\n').filter(Boolean)).toEqual(lines('옛'))
})
