import {
  BadSourceError,
  listField,
  readFrontMatter,
  textField,
} from '@/backend/corpus/front-matter'
import { cleanText } from '@/backend/corpus/source-text'

const read = (head: string) => readFrontMatter(`---\n${head}\n---\n본문`)

describe('front matter', () => {
  it.each([
    ["판례일련번호: '123'", '판례일련번호', '123'],
    ['사건명: 손해배상(기)', '사건명', '손해배상(기)'],
    ['사건명: "\\t\\t대법원"', '사건명', '대법원'],
    ["사건명: '그''것'", '사건명', "그'것"],
    ['사건명: |-\n  첫째<br/>\n  둘째', '사건명', '첫째<br/>\n둘째'],
    ['사건명: >-\n  첫째\n  둘째', '사건명', '첫째 둘째'],
    ['출처: https://www.law.go.kr/법령/민법', '출처', 'https://www.law.go.kr/법령/민법'],
    ['사건명: 긴 이름이\n  다음 줄로 이어진다', '사건명', '긴 이름이 다음 줄로 이어진다'],
    ['사건명:', '사건명', ''],
  ])('%s', (head, key, value) => {
    expect(textField(read(head), key)).toBe(value)
  })

  it('reads lists, and of a list of attachments no field of the file', () => {
    const front = read(
      "소관부처:\n- 법무부\n- 교육부\n첨부파일:\n- 별표번호: '0001'\n  제목: 서식\n제목: 민법\n빈것: []",
    )
    expect(listField(front, '소관부처')).toEqual(['법무부', '교육부'])
    expect(listField(front, '빈것')).toEqual([])
    expect(textField(front, '제목')).toBe('민법')
  })

  it('takes CRLF and a byte order mark', () => {
    const front = readFrontMatter('\ufeff---\r\n제목: 민법\r\n---\r\n본문')
    expect(textField(front, '제목')).toBe('민법')
    expect(front.rest).toBe('본문')
  })

  it.each([
    ['본문뿐이다', 'no-front-matter'],
    ['---\n제목: 민법\n본문', 'unclosed-front-matter'],
    ['---\n제목 민법\n---\n', 'bad-front-matter'],
    ["---\n제목: '민법\n---\n", 'bad-front-matter'],
    ['---\n제목: 민법\n제목: 상법\n---\n', 'bad-front-matter'],
    [`---\n${'가'.repeat(1_000_000)}`, 'unclosed-front-matter'],
  ])('refuses %#', (text, reason) => {
    expect(() => readFrontMatter(text)).toThrow(BadSourceError)
    expect(() => readFrontMatter(text)).toThrow(reason)
  })
})

describe('white space of the source', () => {
  it.each([
    ['민법 제68조,\n\n        제73조', '민법 제68조, 제73조'],
    ['첫 문단이다.\n  둘째 문단이다.', '첫 문단이다.\n둘째 문단이다.'],
    ['문장 가운데(\n          대법원 판결 참조)', '문장 가운데(대법원 판결 참조)'],
    ['상표 “\n          ”은', '상표 “”은'],
    ['항목이다.\n        1) 첫째', '항목이다.\n1) 첫째'],
    ['상고를 기각한다.  상고비용은\u3000원고가', '상고를 기각한다. 상고비용은 원고가'],
    ['첫째<br/>둘째 &lt;개정&gt; &amp; &#39;셋째&#39;', "첫째\n둘째 <개정> & '셋째'"],
    ['가\u0000나\u2028다', '가나\n다'],
    ['  \n\n ', ''],
  ])('%j', (raw, clean) => {
    expect(cleanText(raw)).toBe(clean)
  })
})
