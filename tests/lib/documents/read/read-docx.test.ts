import { plainText } from '@/lib/documents/blocks/plain-text'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { clauseLevels, level, listed, paragraph, run, wordFile } from './word-file'

async function read(file: Uint8Array) {
  const result = await parseDocument(file, 'a.docx')
  if (result.state !== 'ready') throw new Error(JSON.stringify(result))
  return result
}

const abstract = (id: number, levels: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`
const list = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`

describe('numbers of a Word file', () => {
  it('are printed as Word prints them, and begin again below a higher one', async () => {
    const lines: [number, string][] = [
      [0, '목적'],
      [1, '하나'],
      [1, '둘'],
      [2, '호'],
      [3, '목'],
      [3, '목'],
      [0, '정의'],
      [1, '하나'],
      [2, '호'],
    ]
    const body = lines.map(([at, text]) => paragraph(text, listed(1, at))).join('')
    const { blocks } = await read(
      wordFile(body, { numbering: abstract(0, clauseLevels) + list(1, 0) }),
    )
    const numbers = ['제1조', '①', '②', '1.', '가.', '나.', '제2조', '①', '1.']
    expect(blocks.map(({ number }) => number)).toEqual(numbers)
    expect(blocks.map(({ kind }) => kind)).toEqual(numbers.map(() => 'clause'))
    expect(blocks.map((block) => 'level' in block && block.level)).toEqual([
      1, 2, 2, 3, 4, 4, 1, 2, 3,
    ])
  })

  it('begin where a list says so, and else go on in lists of one definition', async () => {
    const numbering =
      abstract(0, clauseLevels) +
      list(1, 0) +
      list(2, 0) +
      list(3, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride>')
    const body = [1, 2, 3, 3, 1].map((id) => paragraph('글', listed(id, 0))).join('')
    const { blocks } = await read(wordFile(body, { numbering }))
    expect(blocks.map(({ number }) => number)).toEqual([
      '제1조',
      '제2조',
      '제7조',
      '제8조',
      '제9조',
    ])
  })

  it('count a paragraph without words too, as Word does', async () => {
    const body = [
      paragraph('하나', listed(1, 0)),
      `<w:p><w:pPr>${listed(1, 0)}</w:pPr></w:p>`,
      paragraph('셋', listed(1, 0)),
    ]
    const numbering = `<w:abstractNum w:abstractNumId="0">${clauseLevels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`
    const { blocks } = await read(wordFile(body.join(''), { numbering }))
    expect(blocks.map(({ number }) => number)).toEqual(['제1조', '제3조'])
  })

  it('come from styles, and not where a paragraph says that it has none', async () => {
    const styles = `<w:style w:type="paragraph" w:styleId="A"><w:name w:val="조"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
      <w:style w:type="paragraph" w:styleId="B"><w:name w:val="항"/><w:basedOn w:val="A"/><w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`
    const style = (id: string) => `<w:pStyle w:val="${id}"/>`
    const body = [
      paragraph('목적', style('A')),
      paragraph('하나', style('B')),
      paragraph('글', `${style('B')}<w:numPr><w:numId w:val="0"/></w:numPr>`),
      paragraph('둘', style('B')),
    ].join('')
    const { blocks } = await read(
      wordFile(body, { styles, numbering: abstract(0, clauseLevels) + list(1, 0) }),
    )
    expect(blocks.map(({ number }) => number)).toEqual(['제1조', '①', null, '②'])
  })

  it('hold the numbers above them, in figures when they must', async () => {
    const levels =
      level(0, 'upperRoman', '%1.') +
      level(1, 'decimal', '%1.%2', '<w:isLgl/>') +
      level(2, 'bullet', '\uf0b7')
    const body = [0, 1, 1, 2].map((at) => paragraph('글', listed(1, at))).join('')
    const { blocks } = await read(wordFile(body, { numbering: abstract(0, levels) + list(1, 0) }))
    expect(blocks.map(({ number }) => number)).toEqual(['I.', '1.1', '1.2', '•'])
    expect(blocks.at(-1)?.kind).toBe('list')
  })

  it('may be typed', async () => {
    const body = [
      paragraph(run('제3', '<w:b/>') + run('조의2 (위약금)', '<w:b/>') + run(' 갑은')),
      paragraph('제3조에 따라 지급한다.'),
      paragraph('2026. 1. 5.까지'),
    ].join('')
    const { blocks } = await read(wordFile(body))
    expect(blocks).toMatchObject([
      {
        number: '제3조의2',
        text: '(위약금) 갑은',
        runs: [{ text: '(위약금)', bold: true }, { text: ' 갑은' }],
      },
      { kind: 'paragraph', number: null },
      { kind: 'paragraph', number: null, text: '2026. 1. 5.까지' },
    ])
  })
})

describe('the content of a Word file', () => {
  it.each([
    ['F0FE', '☑'],
    ['00FE', '☑'],
    ['F0A8', '□'],
    ['F06F', '□'],
    ['F0FD', '☒'],
  ])('tells a box that is ticked from one that is not (%s)', async (char, box) => {
    const mark = `<w:r><w:sym w:font="Wingdings" w:char="${char}"/></w:r>`
    const { blocks } = await read(wordFile(paragraph(`${mark}${run(' 동의합니다')}`)))
    const [{ number, text } = { number: null, text: '' }] = blocks
    expect(number ? `${number} ${text}` : text).toBe(`${box} 동의합니다`)
  })

  it('keeps tracked changes, and reads as if they were accepted', async () => {
    const body = paragraph(
      run('지연손해금은 연 ') +
        `<w:del w:id="1" w:author="김변호사" w:date="2026-11-01T00:00:00Z"><w:r><w:delText>20%</w:delText></w:r></w:del>` +
        `<w:ins w:id="2" w:author="김변호사" w:date="2026-11-01T00:00:00Z">${run('12%')}</w:ins>` +
        run('로 한다.'),
    )
    const { blocks, warnings } = await read(wordFile(body))
    expect(plainText(blocks)).toBe('지연손해금은 연 12%로 한다.')
    const [block] = blocks
    expect(block?.kind === 'paragraph' && block.runs).toMatchObject([
      { text: '지연손해금은 연 ' },
      { text: '20%', change: { kind: 'deleted', author: '김변호사' } },
      { text: '12%', change: { kind: 'inserted' } },
      { text: '로 한다.' },
    ])
    expect(warnings).toContainEqual({ code: 'trackedChanges' })
  })

  it('keeps notes behind the text that refers to them, and comments beside it', async () => {
    const note = (id: number, text: string) =>
      `<w:footnote w:id="${id}"><w:p><w:r><w:footnoteRef/></w:r>${run(` ${text}`)}</w:p></w:footnote>`
    const refer = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
    const body =
      paragraph(run('첫째') + refer(7) + run(' 그리고') + refer(4)) +
      paragraph(
        `<w:commentRangeStart w:id="9"/>${run('보증금')}<w:commentRangeEnd w:id="9"/><w:r><w:commentReference w:id="9"/></w:r>`,
      )
    const { blocks, comments } = await read(
      wordFile(body, {
        footnotes: note(4, '둘째 주석') + note(7, '첫째 주석'),
        comments: `<w:comment w:id="9" w:author="이변호사">${paragraph('금액을 확인할 것')}</w:comment>`,
      }),
    )
    expect(blocks).toMatchObject([
      { text: '첫째 그리고' },
      { kind: 'footnote', number: '1', text: '첫째 주석', id: 'footnote-7' },
      { kind: 'footnote', number: '2', text: '둘째 주석', id: 'footnote-4' },
      { text: '보증금', runs: [{ text: '보증금', comments: ['c9'] }] },
    ])
    expect(comments).toMatchObject([{ id: 'c9', author: '이변호사', text: '금액을 확인할 것' }])
  })

  it('reads a table with cells that reach over others', async () => {
    const cell = (text: string, form = '') =>
      `<w:tc><w:tcPr>${form}</w:tcPr>${paragraph(text)}</w:tc>`
    const body = `<w:tbl><w:tblGrid><w:gridCol w:w="100"/><w:gridCol w:w="200"/></w:tblGrid>
      <w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('대금', '<w:gridSpan w:val="2"/>')}</w:tr>
      <w:tr>${cell('계약금', '<w:vMerge w:val="restart"/>')}${cell('1')}</w:tr>
      <w:tr>${cell('', '<w:vMerge/>')}${cell('2')}</w:tr></w:tbl>`
    const [table] = (await read(wordFile(body))).blocks
    expect(table).toMatchObject({
      kind: 'table',
      columns: [100, 200],
      rows: [
        { cells: [{ text: '대금', colspan: 2, header: true }] },
        { cells: [{ text: '계약금', rowspan: 2 }, { text: '1' }] },
        { cells: [{ text: '2' }] },
      ],
    })
  })

  it('counts pages by breaks, and by the marks that Word left of its own layout', async () => {
    const pageBreak = '<w:r><w:br w:type="page"/></w:r>'
    const mark = '<w:lastRenderedPageBreak/>'
    const counted = await read(
      wordFile(paragraph('하나') + paragraph(pageBreak) + paragraph('둘', '<w:pageBreakBefore/>')),
    )
    expect(counted.blocks.filter(({ text }) => text).map(({ page }) => page)).toEqual([1, 3])
    const laidOut = await read(
      wordFile(
        paragraph('하나') +
          paragraph(pageBreak) +
          paragraph(`<w:r>${mark}<w:t>둘</w:t></w:r>`) +
          paragraph(`<w:r><w:t>둘의 끝</w:t></w:r>`) +
          paragraph(`<w:r>${mark}<w:t>셋</w:t></w:r>`),
      ),
    )
    expect(laidOut.blocks.filter(({ text }) => text).map(({ page }) => page)).toEqual([1, 2, 2, 3])
    expect(laidOut.pages).toBe(3)
  })

  it('reads what stands over a word behind it', async () => {
    const over = `<w:ruby><w:rt>${run('한자')}</w:rt><w:rubyBase>${run('漢字')}</w:rubyBase></w:ruby>`
    const bytes = wordFile(paragraph(`<w:r>${over}</w:r>${run('로 쓴다')}`))
    const result = await parseDocument(bytes, 'a.docx')
    expect(result).toMatchObject({ blocks: [{ kind: 'paragraph', text: '漢字(한자)로 쓴다' }] })
  })

  it('leads to addresses of the web only', async () => {
    const body = paragraph(`<w:hyperlink r:id="site">${run('법령')}</w:hyperlink>`)
    const [block] = (await read(wordFile(body))).blocks
    expect(block?.kind === 'paragraph' && block.runs).toEqual([
      { text: '법령', href: 'https://law.go.kr' },
    ])
  })

  it('leaves the mark that a note has of its own to the note, and counts the others past it', async () => {
    const reference = (id: number, mark = '') =>
      `<w:r><w:footnoteReference w:id="${id}"${mark ? ' w:customMarkFollows="1"' : ''}/>${mark && `<w:t>${mark}</w:t>`}</w:r>`
    const body = paragraph(`${run('차임')}${reference(2, '*')}${run('을 낸다')}${reference(3)}`)
    const footnotes = [
      `<w:footnote w:id="2">${paragraph('* 부가가치세 별도')}</w:footnote>`,
      `<w:footnote w:id="3">${paragraph('말일까지')}</w:footnote>`,
    ].join('')
    const { blocks } = await read(wordFile(body, { footnotes }))
    expect(blocks).toMatchObject([
      { kind: 'paragraph', text: '차임을 낸다' },
      { kind: 'footnote', number: '*', text: '부가가치세 별도' },
      { kind: 'footnote', number: '1', text: '말일까지' },
    ])
  })

  it('writes a formula on one line', async () => {
    const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'
    const r = (text: string) => `<m:r><w:rPr/><m:t>${text}</m:t></m:r>`
    const formula = `<m:oMath ${math}><m:f><m:fPr/><m:num>${r('차임+관리비')}</m:num><m:den>${r('30')}</m:den></m:f>${r('×')}<m:sSup><m:e>${r('n')}</m:e><m:sup>${r('2')}</m:sup></m:sSup></m:oMath>`
    const [block] = (await read(wordFile(paragraph(formula)))).blocks
    expect(block?.text).toBe('(차임+관리비)/30×n^2')
  })

  it('takes no line of a table of contents for the article that it names', async () => {
    const styles = '<w:style w:type="paragraph" w:styleId="a"><w:name w:val="toc 1"/></w:style>'
    const body =
      paragraph('제1조 목적', '<w:pStyle w:val="a"/>') + paragraph('제1조 (목적) 정한다.')
    const { blocks } = await read(wordFile(body, { styles }))
    expect(blocks.map(({ kind, number }) => [kind, number])).toEqual([
      ['paragraph', null],
      ['clause', '제1조'],
    ])
  })

  it('keeps the cells of a row that begins further in under their heads', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
    const late = '<w:trPr><w:gridBefore w:val="1"/></w:trPr>'
    const table = `<w:tbl><w:tr>${cell('구분')}${cell('금액')}</w:tr><w:tr>${late}${cell('1,000')}</w:tr></w:tbl>`
    const [block] = (await read(wordFile(table))).blocks
    expect(block?.text).toBe('구분\t금액\n\t1,000')
  })
})
