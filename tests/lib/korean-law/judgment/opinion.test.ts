import { isSignature, readOpinion } from '@/lib/korean-law/judgment/opinion'

test.each([
  ['4. 대법관 김갑동, 대법관 이을순의 반대의견은 다음과 같다.', 'dissenting', ['김갑동', '이을순']],
  [
    '대법관 김갑동, 이을순, 박병수의 반대의견은 다음과 같다.',
    'dissenting',
    ['김갑동', '이을순', '박병수'],
  ],
  [
    '5. 다수의견에 대한 대법관 김갑동, 대법관 이을순의 보충의견',
    'supplementary',
    ['김갑동', '이을순'],
  ],
  ['6. 별개의견에 대한 대법관 이을순의 보충의견은 아래와 같다.', 'supplementary', ['이을순']],
  [
    '4. 이 사건 조항의 효력상실시기에 관한 대법관 김갑동，대법관 이을순의 별개의견',
    'separate',
    ['김갑동', '이을순'],
  ],
  ['대법관 김갑동의 상고이유 제1점에 대한 반대의견은 다음과 같다.', 'dissenting', ['김갑동']],
  [
    '4. 대법관 김갑동, 대법관 이을순의 별개 및 반대의견',
    'separateDissenting',
    ['김갑동', '이을순'],
  ],
  [
    '5. 대법원판사 김갑동, 이을순 및 박병수의 반대의견',
    'dissenting',
    ['김갑동', '이을순', '박병수'],
  ],
  ['대법원판사 김갑동 동 이을순의 별개의견은 다음과 같다.', 'separate', ['김갑동', '이을순']],
  [
    '4. 대법관 김갑동, 대법관 이을순이 밝힌 반대의견은 다음과 같다.',
    'dissenting',
    ['김갑동', '이을순'],
  ],
  [
    '대법원판사 김갑동 이을순 박병수의 반대의견은 다음과 같다.',
    'dissenting',
    ['김갑동', '이을순', '박병수'],
  ],
  ['4. 대법관 김 갑동, 이 을의 반대의견은 다음과 같다.', 'dissenting', ['김갑동', '이을']],
  ['(대법관 김갑동, 이을순의 반대의견)', 'dissenting', ['김갑동', '이을순']],
  ['6. 대법관 김갑동의 다수의견에 대한 보충의견을 덧붙인다.', 'supplementary', ['김갑동']],
])('%s', (line, kind, justices) => {
  expect(readOpinion(line)).toEqual({ kind, justices })
})

test.each([
  '3. 그러므로 상고를 기각하되, 이 판결에는 대법관 김갑동의 보충의견이 있다.',
  '3. 대법관 김갑동의 반대의견이 있는 외에는 관여 법관의 의견이 일치하였다.',
  '그러므로 주문과 같이 판결한다. 이에는 대법관 김갑동의 반대의견',
  '다. 이상과 같은 이유로 보충의견을 밝힌다.',
  '나. 다수의견은 다음과 같다.',
  '대법원판사 김갑동의 별개의견과 대법원판사 이을순의 반대의견은 아래와 같다.',
  `대법관 김갑동의 ${'가'.repeat(300)} 반대의견`,
  '',
])('is no title: %s', (line) => {
  expect(readOpinion(line)).toBeNull()
})

test('a signature names the presiding judge first', () => {
  expect(isSignature('대법원장 김갑동(재판장) 이을순 박병수(주심)')).toBe(true)
  expect(isSignature('판사 김갑동(재판장) 이을순')).toBe(true)
  expect(isSignature('대법관 김갑동의 반대의견은 다음과 같다.')).toBe(false)
})
