import { type Content, type ContentInput, contentSchema } from '@/lib/documents/blocks/schema'

/** A picture of one red point. */
export const redPoint =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='

/** A contract with everything that a document can hold. */
export const wholeContract: ContentInput = {
  title: '소프트웨어 개발 용역계약서',
  header: '대외비 문서',
  footer: '갑과 을이 한 통씩 보관한다',
  blocks: [
    { kind: 'heading', text: '소프트웨어 개발 용역계약서', role: 'title', level: 1 },
    { kind: 'paragraph', text: '아래 두 사람은 다음과 같이 약정한다.', align: 'center' },
    { kind: 'heading', number: '제1장', text: '총칙', level: 2 },
    {
      kind: 'clause',
      number: '제1조',
      text: '(목적) 이 계약은 개발 업무를 맡기고 수행하는 데 필요한 일을 정한다.',
      level: 1,
      runs: [
        { text: '(목적)', bold: true },
        { text: ' 이 계약은 ' },
        { text: '개발 업무', underline: true },
        { text: '를 맡기고 수행하는 데 필요한 일을 정한다.', footnote: 'n1' },
      ],
    },
    { kind: 'footnote', id: 'n1', number: '1', text: '부속합의서를 포함한다.' },
    { kind: 'clause', number: '제2조', text: '이 계약에서 쓰는 말은 다음과 같다.', level: 1 },
    { kind: 'clause', number: '①', text: '첫째 항', level: 2 },
    { kind: 'clause', number: '1.', text: '첫째 호', level: 3 },
    { kind: 'clause', number: '가.', text: '첫째 목', level: 4 },
    { kind: 'clause', number: '나.', text: '둘째 목', level: 4 },
    { kind: 'clause', number: '2.', text: '둘째 호', level: 3 },
    { kind: 'clause', number: '②', text: '둘째 항', level: 2 },
    { kind: 'clause', number: '제2조의2', text: '(가지조문) 뒤에 넣은 조문이다.', level: 1 },
    { kind: 'clause', number: '제3조', text: '(대금) 대금은 아래 표와 같다.', level: 1 },
    { kind: 'clause', number: '①', text: '부가가치세는 따로 낸다.', level: 2 },
    {
      kind: 'table',
      columns: [1, 1, 2],
      rows: [
        { cells: [{ text: '대금의 지급', colspan: 3, header: true, align: 'center' }] },
        { cells: [{ text: '선금', rowspan: 2 }, { text: '계약 때' }, { text: '1,000,000원' }] },
        { cells: [{ text: '착수 때' }, { text: '2,000,000원' }] },
        { cells: [{ text: '잔금' }, { text: '검수 뒤' }, { text: '9,000,000원' }] },
      ],
    },
    { kind: 'list', number: '-', text: '붙임 서류 하나', level: 1 },
    {
      kind: 'paragraph',
      text: '지연손해금은 연 12%로 한다.',
      runs: [
        { text: '지연손해금은 연 ' },
        {
          text: '20%',
          change: { kind: 'deleted', author: '김변호사', at: '2026-11-01T00:00:00Z' },
        },
        {
          text: '12%',
          change: { kind: 'inserted', author: '김변호사', at: '2026-11-01T00:00:00Z' },
        },
        { text: '로 한다.', comments: ['c0'] },
      ],
    },
    {
      kind: 'image',
      text: '회사의 표지',
      image: { mime: 'image/png', data: redPoint, width: 40, height: 40 },
    },
    { kind: 'pageBreak' },
    { kind: 'heading', text: '별지 1', level: 1 },
    { kind: 'paragraph', text: '2026년 11월 22일', align: 'right' },
    { kind: 'paragraph', text: '갑: 가나 주식회사 (인) <대표> & 을', role: 'signature' },
  ],
  comments: [
    { id: 'c0', author: '이변호사', at: '2026-11-02T00:00:00Z', text: '상한을 확인할 것' },
  ],
}

export const contentOf = (input: ContentInput): Content => contentSchema.parse(input)
