import { numberedFrom } from '@/lib/korean-law/statute/numbered-from'

const first = (effect: string) =>
  `## 부칙\n\n부칙 <제8372호,2007.4.11>\n\n제1조 (시행일) ${effect}\n\n부칙 <제9999호,2010.5.1>\n이 법은 2011년 1월 1일부터 시행한다.`

it.each([
  ['이 법은 공포한 날부터 시행한다. 다만, 제12조는 2007년 7월 1일부터 시행한다.', '2007-04-11'],
  ['이 법은 2008년 7월 1일부터 시행한다.', '2008-07-01'],
  ['이 법은 공포 후 6개월이 경과한 날부터 시행한다.', '2007-10-11'],
  ['이 영은 공포 후 1년이 경과한 날부터 시행한다.', '2008-04-11'],
  ['이 헌법은 2008년 2월 25일부터 시행한다.', '2008-02-25'],
  // Its day is that of the first addenda alone.
  ['경과조치는 따로 정한다.', '2007-04-11'],
])('reads from the first addenda: %s', (effect, day) => {
  expect(numberedFrom(first(effect))).toBe(day)
})

it('reads years of before 1962, counted from 2333 BC', () => {
  const addenda =
    '부칙 <제341호,1954.9.23>\n\n제16조 (시행일) 본법은 단기4287년 5월 30일부터 시행한다.'
  expect(numberedFrom(addenda)).toBe('1954-09-23')
  expect(numberedFrom(addenda.replace('4287', '4293'))).toBe('1960-05-30')
})

it('leaves out addenda that came with another law', () => {
  const other =
    '부칙(교통ㆍ에너지ㆍ환경세법) <제9346호,2009.1.30>\n\n제1조(시행일) 이 법은 2028년 1월 1일부터 시행한다.\n\n'
  const own = '부칙 <제9919호,2010.1.1>\n\n제1조(시행일) 이 법은 공포한 날부터 시행한다.'
  expect(numberedFrom(other + own)).toBe('2010-01-01')
  expect(numberedFrom(other)).toBeNull()
})

it('has nothing to say without addenda', () => {
  expect(numberedFrom('')).toBeNull()
  expect(numberedFrom('제1조 (시행일) 이 법은 공포한 날부터 시행한다.')).toBeNull()
})
