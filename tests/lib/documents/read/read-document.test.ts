import { parseDocument } from '@/lib/documents/read/parse-document'
import { readDocument } from '@/lib/documents/read/read-document'
import { hostileFiles } from '@/scripts/bench-documents/hostile'
import { paragraph, wordFile } from './word-file'

const bytesOf = (text: string) => new TextEncoder().encode(text)
/** «제1조 가나» in the code page of Korean Windows. */
const cp949 = Uint8Array.from([0xc1, 0xa6, 0x31, 0xc1, 0xb6, 0x20, 0xb0, 0xa1, 0xb3, 0xaa])

describe('reading by content', () => {
  it.each([
    ['utf-8', bytesOf('제1조 가나')],
    ['utf-8 with a mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...bytesOf('제1조 가나')])],
    ['utf-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from('제1조 가나', 'utf16le')])],
    ['cp949', cp949],
  ])('reads text in %s', async (_, bytes) => {
    expect(await parseDocument(bytes, 'a.hwp')).toMatchObject({
      format: 'txt',
      state: 'ready',
      blocks: [{ kind: 'clause', number: '제1조', text: '가나' }],
    })
  })

  it('reads a text of which a letter is damaged, and says so', async () => {
    const bytes = bytesOf('제1조(목적) 이 계약은 갑과 을의 권리와 의무를 정한다. '.repeat(5))
    bytes[30] = 0xff
    expect(await parseDocument(bytes, 'a.txt')).toMatchObject({
      state: 'ready',
      blocks: [{ number: '제1조' }],
      warnings: [{ code: 'incomplete' }],
    })
  })

  it('finds tables, parts and pages in text', async () => {
    const text = '부 칙\n제1조(시행일) 공포한 날\n| 구분 | 금액 |\n| 대금 | 1 |\n\f끝'
    const result = await parseDocument(bytesOf(text), 'a.txt')
    expect(result.state === 'ready' && result.blocks).toMatchObject([
      { kind: 'heading', text: '부 칙', page: 1 },
      { kind: 'clause', number: '제1조' },
      { kind: 'table', text: '구분\t금액\n대금\t1' },
      { kind: 'paragraph', text: '끝', page: 2 },
    ])
  })

  it('reads a table that is drawn with lines of characters, and leaves out the numbers of pages', async () => {
    const text = [
      '┌────┬────┐',
      '│구분│금액│',
      '├────┼────┤',
      '│계약│1,000│',
      '│    │(세금 별도)│',
      '└────┴────┘',
      '      - 3 -',
      '끝',
    ].join('\n')
    const result = await parseDocument(bytesOf(text), 'a.txt')
    expect(result.state === 'ready' && result.blocks).toMatchObject([
      {
        kind: 'table',
        rows: [
          { cells: [{ text: '구분' }, { text: '금액' }] },
          { cells: [{ text: '계약' }, { text: '1,000\n(세금 별도)' }] },
        ],
      },
      { kind: 'paragraph', text: '끝' },
    ])
  })

  it('puts the lines of a text together that was broken at a width', async () => {
    const lines = [
      '제1조(목적) 이 계약은 임대인이 그 소유의 목적물을 임차인에게',
      '사용하게 하고 임차인이 이에 대하여 차임을 지급할 것을 약정함에',
      '있어 필요한 사항을 정한다.',
      '제2조(차임) 차임은 월 오십만원으로 하고 임차인은 이를 매월 말일',
      '까지 임대인이 지정하는 계좌로 지급한다.',
      '갑: 가나 주식회사',
      '을: 다라 주식회사',
    ]
    const result = await parseDocument(bytesOf(lines.join('\n')), 'a.txt')
    expect(result.state === 'ready' && result.blocks.map(({ text }) => text)).toEqual([
      '(목적) 이 계약은 임대인이 그 소유의 목적물을 임차인에게 사용하게 하고 임차인이 이에 대하여 차임을 지급할 것을 약정함에 있어 필요한 사항을 정한다.',
      '(차임) 차임은 월 오십만원으로 하고 임차인은 이를 매월 말일 까지 임대인이 지정하는 계좌로 지급한다.',
      '갑: 가나 주식회사',
      '을: 다라 주식회사',
    ])
    const whole = await parseDocument(bytesOf([lines[5], ...lines].slice(0, 2).join('\n')), 'a.txt')
    expect(whole.state === 'ready' && whole.blocks).toHaveLength(2)
  })

  it('reads numbers that are written as wide as Hangul, and none in a table of contents', async () => {
    const text =
      '제１조의２（정의） 말\n１． 첫째\n（２） 둘째\n제3조 해지 ……… 2\n제3조 해지 ............ 2'
    const result = await parseDocument(bytesOf(text), 'a.txt')
    expect(result.state === 'ready' && result.blocks).toMatchObject([
      { number: '제1조의2', text: '（정의） 말' },
      { number: '1.', text: '첫째' },
      { number: '(2)', text: '둘째' },
      { kind: 'paragraph', number: null },
      { kind: 'paragraph', number: null },
    ])
  })

  it('leaves out what nobody sees', async () => {
    const result = await parseDocument(
      bytesOf('정\u00ad당한 사\u200b유\n| 가\u00ad나 | 다 |\n| 라 | 마 |'),
      'a.md',
    )
    const read = JSON.stringify(result)
    expect(read).toContain('정당한 사유')
    expect(read).toContain('가나')
    expect(read).not.toMatch(/[\u00ad\u200b]/)
  })

  it('reads of Markdown what stands in front of it, boxes to tick, and tables that are HTML', async () => {
    const text = [
      '---',
      'title: 계약 메모',
      'tags: [임대차]',
      '---',
      '# 계약서',
      '',
      '- [x] 확인함',
      '- [ ] 확인 안 함',
      '',
      '<table><tr><th colspan="2">대금 &amp; 세금</th></tr>',
      '<tr><td rowspan=2>가<br>나</td><td>1</td></tr><tr><td>2</td></tr></table>',
    ].join('\n')
    const result = await parseDocument(bytesOf(text), 'a.md')
    expect(result.state === 'ready' && result.blocks).toMatchObject([
      { kind: 'paragraph', text: 'title: 계약 메모' },
      { kind: 'paragraph', text: 'tags: [임대차]' },
      { kind: 'heading', text: '계약서' },
      { kind: 'list', text: '☑ 확인함' },
      { kind: 'list', text: '☐ 확인 안 함' },
      {
        kind: 'table',
        rows: [
          { cells: [{ text: '대금 & 세금', colspan: 2, header: true }] },
          { cells: [{ text: '가\n나', rowspan: 2 }, { text: '1' }] },
          { cells: [{ text: '2' }] },
        ],
      },
    ])
  })

  it('reads Markdown with its lists, notes and marks', async () => {
    const text =
      '# 계약서\n\n제1조(목적) **갑**은[^1]\n\n3. 셋\n4. 넷\n\n- 가. 목\n- 점\n\n[^1]: 주석\n'
    const result = await parseDocument(bytesOf(text), 'a.md')
    expect(result.state === 'ready' && result.blocks).toMatchObject([
      { kind: 'heading', text: '계약서', level: 1 },
      {
        kind: 'clause',
        number: '제1조',
        text: '(목적) 갑은',
        runs: [
          { text: '(목적) ' },
          { text: '갑', bold: true },
          { text: '은' },
          { footnote: 'footnote-1' },
        ],
      },
      { kind: 'clause', number: '3.', text: '셋' },
      { kind: 'clause', number: '4.', text: '넷' },
      { kind: 'clause', number: '가.', text: '목' },
      { kind: 'list', number: '-', text: '점' },
      { kind: 'footnote', number: '1', text: '주석' },
    ])
  })

  it('says of a picture that nothing of it could be read', async () => {
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])
    expect(await parseDocument(png, 'a.pdf')).toMatchObject({
      format: 'png',
      state: 'partly',
      unreadPages: [1],
    })
  })
})

describe('reading in a thread', () => {
  it('gives what the reader gives', async () => {
    const file = wordFile(paragraph('제1조(목적) 이 계약은'))
    expect(await readDocument(file, 'a.docx')).toEqual(await parseDocument(file, 'a.docx'))
  })

  it('gives up a file that takes too much memory', async () => {
    const bomb = hostileFiles.find(({ name }) => name === 'flate-bomb.pdf')
    const result = await readDocument(bomb?.bytes() ?? new Uint8Array(), 'a.pdf')
    expect(result).toMatchObject({ state: 'refused' })
    expect(['tooMuchMemory', 'tooLong']).toContain(result.state === 'refused' && result.reason)
  })
})

describe('hostile files', () => {
  const quick = hostileFiles.filter(({ name }) => name !== 'flate-bomb.pdf')
  it.each(quick.map(({ name }) => name))('refuses %s', async (name) => {
    const bytes = quick.find((file) => file.name === name)?.bytes() ?? new Uint8Array()
    expect(await parseDocument(bytes, name)).toMatchObject({ state: 'refused' })
  })
})
