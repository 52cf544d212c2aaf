import { typedList, typedName, typedText } from '@/lib/typed-text'

const keysOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message) ?? []

test('a text keeps its lines and is composed', () => {
  const typed = ' \u1100\u1161\r\n나 '
  expect(typedText(10).parse(typed)).toBe('가\n나')
})

test('a name is one line, and there must be one', () => {
  expect(typedName(10).parse('가\n  나')).toBe('가 나')
  expect(keysOf(typedName(10).safeParse(' \n '))).toEqual(['required'])
  expect(keysOf(typedName(2).safeParse('가나다'))).toEqual(['tooLong'])
  expect(keysOf(typedName(10).safeParse(undefined))).toEqual(['required'])
})

test.each(['\u0000', '\u001b', '\u200f', '\u202e', '\u2066'])(
  'what cannot be seen and does something is refused: %j',
  (sign) => {
    expect(keysOf(typedText(10).safeParse(`가${sign}나`))).toEqual(['invalid'])
    expect(keysOf(typedList(',', { longest: 5, most: 3 }).safeParse(`가,나${sign}다`))).toEqual([
      'invalid',
    ])
  },
)

test('a list has each word once and none that is empty', () => {
  const words = typedList(/[\n,]+/, { longest: 3, most: 2 })
  expect(words.parse('가, 나\n가,,')).toEqual(['가', '나'])
  expect(keysOf(words.safeParse('가,나,다'))).toEqual(['tooMany'])
  expect(keysOf(words.safeParse('가나다라'))).toEqual(['tooLong'])
})
