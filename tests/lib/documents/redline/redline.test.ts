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

type Words = { quote: string; text: string }
/** Changes and comments by their words, where they stand first. */
async function redlined(
  file: Uint8Array,
  {
    changes = [],
    comments = [],
    additions = [],
  }: { changes?: Words[]; comments?: Words[]; additions?: { after: string; text: string }[] },
) {
  const text = await textOf(file)
  const placed = (words: Words) => ({ ...words, start: Math.max(0, text.indexOf(words.quote)) })
  return redlineDocx(file, {
    ...by,
    text,
    changes: changes.map(placed),
    comments: comments.map(placed),
    additions: additions.map(({ after, text: added }) => ({
      after: text.indexOf(after) + after.length,
      text: added,
    })),
  })
}

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
  const { bytes, unplacedChanges } = await redlined(lease, {
    changes: [
      { quote: '월 500,000원으로', text: '월 450,000원으로' },
      { quote: '1회 연체하면', text: '2기에 이르도록 연체하면' },
      { quote: '임차인은 갱신을 요구할 수 없다.', text: '' },
    ],
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
  const { bytes } = await redlined(lease, {
    changes: [{ quote: '500,000', text: '450,000' }],
  })
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  expect(xml).toContain('<w:rPr><w:b/></w:rPr><w:delText xml:space="preserve">500,000</w:delText>')
  expect(xml).toContain('<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">450,000</w:t>')
  const { blocks } = await readBack(bytes)
  expect(blocks.filter(({ kind }) => kind === 'footnote')).toHaveLength(1)
  expect(blocks.map(({ number }) => number)).toContain('제3조')
})

it('adds comments, also to a file that has some already', async () => {
  const comment = (text: string) => ({ quote: '해지할 수 있다', text })
  const one = await redlined(lease, { comments: [comment('민법 제640조')] })
  const two = await redlined(one.bytes, { comments: [comment('두 번째')] })
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
  const { bytes } = await redlined(file, {
    changes: [{ quote: '60일', text: '30일' }],
  })
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
  let depth = 0
  for (const [tag] of xml.matchAll(/<\/?w:ins\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    expect(depth).toBeLessThanOrEqual(1)
  }
  expect(await accepted(bytes)).toBe('제1조 대금은 30일 안에 지급한다.')
})

it('leaves numbers to Word, and changes what goes over several paragraphs', async () => {
  const { bytes, unplacedChanges } = await redlined(lease, {
    changes: [
      {
        quote:
          '제2조(해지) 임차인이 차임을 1회 연체하면 임대인은 해지할 수 있다.\n제3조(갱신) 임차인은 갱신을 요구할 수 없다.',
        text: '제2조(해지) 임차인이 2기의 차임을 연체하면 임대인은 해지할 수 있다.\n제3조(갱신) 임차인은 한 번 갱신을 요구할 수 있다.\n제4조(관할) 임대차 목적물이 있는 곳의 법원으로 한다.',
      },
    ],
  })
  expect(unplacedChanges).toEqual([])
  expect((await accepted(bytes)).split('\n').slice(-3)).toEqual([
    '제2조(해지) 임차인이 2기의 차임을 연체하면 임대인은 해지할 수 있다.',
    '제3조(갱신) 임차인은 한 번 갱신을 요구할 수 있다.',
    '제4조(관할) 임대차 목적물이 있는 곳의 법원으로 한다.',
  ])
  expect(await rejected(bytes)).toBe(await textOf(lease))
})

it('takes a whole clause out with its paragraph, and adds one with its own number', async () => {
  const quote = '제2조(해지) 임차인이 차임을 1회 연체하면 임대인은 해지할 수 있다.'
  const { bytes } = await redlined(lease, {
    changes: [{ quote, text: '' }],
    additions: [
      { after: '갱신을 요구할 수 없다.', text: '제9조(특약) 반려동물을 기를 수 있다.' },
      { after: '갱신을 요구할 수 없다.', text: '제10조(통지) 서면으로 알린다.' },
    ],
  })
  expect((await accepted(bytes)).split('\n').slice(-3)).toEqual([
    '제2조(갱신) 임차인은 갱신을 요구할 수 없다.',
    '제9조(특약) 반려동물을 기를 수 있다.',
    '제10조(통지) 서면으로 알린다.',
  ])
  expect(await rejected(bytes)).toBe(await textOf(lease))
})

it('changes the cells of a table row, and words that stand twice at their own place', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  const file = wordFile(
    `${paragraph('대금은 30일 안에 지급한다.')}<w:tbl><w:tr>${cell('지급')}${cell('30일 안')}</w:tr></w:tbl>${paragraph('대금은 30일 안에 지급한다.')}`,
  )
  const text = await textOf(file)
  const quote = '대금은 30일 안에 지급한다.'
  const { bytes, unplacedChanges } = await redlineDocx(file, {
    ...by,
    text,
    changes: [
      { start: text.indexOf('지급\t'), quote: '지급\t30일 안', text: '지급\t10일 안' },
      { start: text.lastIndexOf(quote), quote, text: '대금은 15일 안에 지급한다.' },
    ],
    comments: [],
  })
  expect(unplacedChanges).toEqual([])
  expect(await accepted(bytes)).toBe(
    '대금은 30일 안에 지급한다.\n지급\t10일 안\n대금은 15일 안에 지급한다.',
  )
  expect(await rejected(bytes)).toBe(text)
})

it('gives up the second of two changes of the same words', async () => {
  const { bytes, unplacedChanges } = await redlined(lease, {
    changes: [
      { quote: '1회 연체하면', text: '2회 연체하면' },
      { quote: '차임을 1회', text: '차임을 3회' },
    ],
  })
  expect(unplacedChanges.map(({ quote }) => quote)).toEqual(['차임을 1회'])
  expect(await accepted(bytes)).toContain('차임을 2회 연체하면')
})

it('says which words are computed by a field or are not there', async () => {
  const field =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF a</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>제5조</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
  const file = wordFile(paragraph(`${run('위약금은 ')}${field}${run('에 따른다.')}`))
  const { bytes, unplacedChanges, unplacedComments } = await redlined(file, {
    changes: [
      { quote: '제5조', text: '제6조' },
      { quote: '에 따른다', text: '를 따른다' },
    ],
    comments: [{ quote: '없는 말', text: '어디에도 없다' }],
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
  const { bytes } = await redlined(lease, {})
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
