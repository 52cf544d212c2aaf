import { proposeCategory } from '@/lib/documents/reading/propose-category'

const lines = (...texts: string[]) =>
  texts.map((text) => {
    const [, number = null, rest = ''] = /^(제\d+조)\s*(.*)$/.exec(text) ?? []
    return number ? { number, text: rest } : { number: null, text }
  })

test.each([
  ['임대차계약서 3.pdf', 'contracts'],
  ['NDA (final).docx', 'contracts'],
  ['業務委託契約書.docx', 'contracts'],
  ['保密协议.docx', 'contracts'],
  ['차용증.hwp', 'contracts'],
  ['답변서_2026가단1234.hwp', 'legal'],
  ['계약 해지 내용증명.docx', 'legal'],
  ['임대차계약서 검토 의견서.hwp', 'legal'],
  ['Legal opinion on the lease.pdf', 'legal'],
  ['判决书.pdf', 'legal'],
  ['가족관계증명서.pdf', 'personal'],
  ['履歴書.xlsx', 'personal'],
  ['김하나 이력서.hwp', 'personal'],
  ['회의록.txt', 'others'],
  ['사진.png', 'others'],
  ['교통비 소장품 목록.xlsx', 'others'],
  ['관리사무소장 회의록.hwp', 'others'],
  ['이혼소장.hwp', 'legal'],
  ['Design brief.docx', 'others'],
  ['Interview transcript.docx', 'others'],
])('%s is proposed to be of %s by its name', (name, category) => {
  expect(proposeCategory(name, lines('아무 말'))).toBe(category)
})

test('a name that tells nothing leaves it to the title', () => {
  expect(proposeCategory('scan0001.pdf', lines('', '부동산 임대차 계약서', '임대인: 홍길동'))).toBe(
    'contracts',
  )
  expect(proposeCategory('scan0002.pdf', lines('고 소 장', '고소장', '고소인: 홍길동'))).toBe(
    'legal',
  )
})

test('a name as another system has stored it is read as well', () => {
  expect(proposeCategory('계약서.pdf'.normalize('NFD'), [])).toBe('contracts')
})

test('a paper without title is what it is made of', () => {
  const clauses = ['제1조 목적', '제2조 이 계약의 기간', '제3조 대금']
  expect(
    proposeCategory('문서1.docx', lines('갑과 을은 다음과 같이 정한다', '.', ...clauses)),
  ).toBe('contracts')
  expect(
    proposeCategory(
      '문서2.docx',
      lines('원고 홍길동', '피고 김하나', '청 구 취 지', '돈을 갚아라.'),
    ),
  ).toBe('legal')
  expect(proposeCategory('문서4.docx', lines('표', '.', '서울중앙지방법원 귀중'))).toBe('legal')
  // An estimate is addressed to a firm in the same way.
  expect(proposeCategory('견적서.docx', lines('견적서', '.', '가온상사 귀중'))).toBe('others')
  // A statute has articles, too.
  const articles = ['제1조 목적', '제2조 정의', '제3조 적용범위']
  expect(proposeCategory('문서3.docx', lines('이 법은', '다음을 정한다', ...articles))).toBe(
    'others',
  )
})

test('only the beginning is looked at, however long a document is', () => {
  const long = Array.from({ length: 200_000 }, () => lines('가나다')).flat()
  expect(proposeCategory('문서.txt', [...long, ...lines('청구취지')])).toBe('others')
})
