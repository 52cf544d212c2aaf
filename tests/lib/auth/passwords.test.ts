/** @jest-environment node */
import { isCommonPassword } from '@/lib/auth/passwords/common-passwords'
import list from '@/lib/auth/passwords/common-passwords.json'
import { passwordStrength } from '@/lib/auth/passwords/strength'

test.each(['123456', 'PASSWORD', 'qwer1234', 'tkfkdgo', 'aaaaaa', 'gildong.hong'])(
  '%s is among what is tried first',
  async (password) => {
    expect(await isCommonPassword(password, 'gildong.hong@example.test')).toBe(true)
  },
)

test.each(['correct horse', '바르고 긴 비밀번호', 'x7!kQ2'])('%s is not', async (password) => {
  expect(await isCommonPassword(password, 'gildong.hong@example.test')).toBe(false)
})

test('the list has ten thousand that could be chosen at all, once each', () => {
  expect(new Set(list).size).toBe(10_000)
  expect(list.filter((each) => each.length < 6 || each !== each.toLowerCase())).toEqual([])
})

test.each([
  ['', null],
  ['12345', null],
  ['abcdef', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['blue horse', 'fair'],
  ['horse77x', 'fair'],
  ['Blue horse 7', 'strong'],
  ['correct horse battery', 'strong'],
])('the strength of %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
