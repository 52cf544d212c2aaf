import { BadSourceError } from '@/backend/corpus/front-matter'
import { parseStatute } from '@/backend/corpus/parse-statute'

const today = '2026-11-21'

function file(main: string, addenda: string, fields: Record<string, string> = {}): string {
  const head = {
    제목: '가상물품법',
    법령MST: '284415',
    법령ID: "'009999'",
    법령구분: '법률',
    소관부처: '\n- 법무부',
    공포일자: '2026-03-17',
    공포번호: "'21454'",
    시행일자: '2026-03-17',
    출처: 'https://www.law.go.kr/법령/가상물품법',
    ...fields,
  }
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`)
  return `---\n${lines.join('\n')}\n---\n\n# ${head.제목}\n\n${main}\n\n## 부칙\n\n${addenda}\n`
}

const addenda =
  '부칙 <제1호,2000.1.1>\n\n\n제1조(시행일) 시행한다.\n\n부칙 <제21454호,2026.3.17>\n\n제2조 적용한다.'
const main = [
  '# 제1편 총칙',
  '## 제1장 통칙 <개정 2020.1.1>',
  '##### 제1조 (목적)\n\n이 법은 물품을 다룬다.',
  '### 제1절 정의',
  '##### 제2조 (정의)\n\n**①** 첫째\n\n  1\\. 가목\n\n**②** 둘째 <개정 2026.3.17>',
  '## 제2장 거래',
  '##### 제2조의2 ((정의의 특례))\n\n삭제 <2015.2.3>',
  '##### 제3조\n\n제목이 없다.',
].join('\n\n')

describe('a statute', () => {
  const law = parseStatute(file(main, addenda), today)

  it('has what its head says', () => {
    expect(law).toMatchObject({
      lawId: '009999',
      mst: '284415',
      title: '가상물품법',
      kind: '법률',
      ministries: ['법무부'],
      promulgatedOn: '2026-03-17',
      promulgationNo: '21454',
      effectiveOn: '2026-03-17',
      pending: false,
    })
  })

  it('has its articles with part, chapter and section', () => {
    expect(
      law.articles.map(({ no, position, title, path, repealed }) => [
        no,
        position,
        title,
        path,
        repealed,
      ]),
    ).toEqual([
      ['1', 0, '목적', '제1편 총칙 > 제1장 통칙', false],
      ['2', 1, '정의', '제1편 총칙 > 제1장 통칙 > 제1절 정의', false],
      ['2의2', 2, '정의의 특례', '제1편 총칙 > 제2장 거래', true],
      ['3', 3, null, '제1편 총칙 > 제2장 거래', false],
    ])
  })

  it('keeps paragraphs and items as lines, without Markdown', () => {
    expect(law.articles[1]?.body).toBe('① 첫째\n1. 가목\n② 둘째 <개정 2026.3.17>')
  })

  it('does not let an article of the 부칙 replace one of the law', () => {
    expect(law.articles.find(({ no }) => no === '1')?.body).toBe('이 법은 물품을 다룬다.')
    expect(law.addenda).toContain('제1조(시행일) 시행한다.')
  })

  it('keeps the first of two articles with one number', () => {
    const twice = `${main}\n\n##### 제3조\n\n다른 글이다.`
    expect(
      parseStatute(file(twice, addenda), today).articles.filter(({ no }) => no === '3'),
    ).toMatchObject([{ body: '제목이 없다.' }])
  })
})

describe('what is not in force yet', () => {
  const pendingOf = (text: string) =>
    parseStatute(text, today)
      .articles.filter(({ pending }) => pending)
      .map(({ no }) => no)

  it('labels the articles that bear the mark of the pending amendment', () => {
    expect(pendingOf(file(main, addenda, { 시행일자: '2028-03-01' }))).toEqual(['2'])
    expect(pendingOf(file(main, addenda, { 시행일자: '9999-01-01' }))).toEqual(['2'])
    expect(pendingOf(file(main, addenda))).toEqual([])
  })

  it('holds an article in force until the amendment that takes it out is', () => {
    const text = file('##### 제1조\n\n삭제 <2026.3.17>', addenda, { 시행일자: '2028-03-01' })
    expect(parseStatute(text, today).articles).toMatchObject([{ pending: true, repealed: false }])
  })

  it('labels all of a new law', () => {
    const only = '부칙 <제21454호,2026.3.17>\n\n제1조(시행일) 시행한다.'
    expect(pendingOf(file(main, only, { 시행일자: '2028-03-01' }))).toEqual(['1', '2', '2의2', '3'])
  })
})

describe('a law without articles', () => {
  it('is one text, and repealed when it only abolishes', () => {
    const [text] = parseStatute(file('가상물품법을 폐지한다.', addenda), today).articles
    expect(text).toMatchObject({ no: '0', body: '가상물품법을 폐지한다.', repealed: true })
  })

  it('keeps a preamble before the first article', () => {
    const { articles } = parseStatute(file(`전문\n\n우리는 다짐한다.\n\n${main}`, addenda), today)
    expect(articles[0]).toMatchObject({ no: '0', title: '전문', body: '우리는 다짐한다.' })
    expect(articles).toHaveLength(5)
  })
})

it.each([
  ['본문', 'no-front-matter'],
  [file(main, addenda, { 법령ID: '없음' }), 'lawId'],
  [file(main, addenda, { 제목: "''" }), 'title'],
])('refuses %#', (text, reason) => {
  expect(() => parseStatute(text, today)).toThrow(BadSourceError)
  expect(() => parseStatute(text, today)).toThrow(reason)
})
