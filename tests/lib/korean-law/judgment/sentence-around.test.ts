import { sentenceAround } from '@/lib/korean-law/judgment/sentence-around'

const cited = '대법원 1999. 2. 12. 선고 98다56003 판결'
const around = (text: string) => sentenceAround(text, text.indexOf(cited), cited.length)

test.each([
  [
    '원심은 이를 배척하였다. 손해액은 사실심이 정한다(대법원 1999. 2. 12. 선고 98다56003 판결 참조). 따라서 상고를 기각한다.',
    '손해액은 사실심이 정한다(대법원 1999. 2. 12. 선고 98다56003 판결 참조).',
  ],
  [`앞 문장이다.\n${cited}은 그러하다.\n뒤 문장이다.`, `${cited}은 그러하다.`],
  [`${cited}`, cited],
  [`가. ${cited} 등 참조`, `가. ${cited} 등 참조`],
])('%s', (text, sentence) => {
  expect(around(text)).toBe(sentence)
})

test('a sentence that does not end is cut, and says so', () => {
  const long = `${'가나 '.repeat(300)}${cited}${' 다라'.repeat(300)}`
  const sentence = around(long)
  expect(sentence).toMatch(/^… 가나|^… 나/)
  expect(sentence.endsWith(' …')).toBe(true)
  expect(sentence.length).toBeLessThan(900)
})
