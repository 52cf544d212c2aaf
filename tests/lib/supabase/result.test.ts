import { unwrapResult } from '@/lib/supabase/result'

test('what was answered is handed on as it is', () => {
  expect(unwrapResult({ data: [{ id: 1 }], error: null })).toEqual([{ id: 1 }])
  expect(unwrapResult({ data: null, error: null })).toBeNull()
})

test.each([
  ['42501', 'forbidden'],
  ['57014', 'unavailable'],
  [undefined, 'unavailable'],
])('an error of code %s is %s, and says inside why', (code, expected) => {
  const asked = () => unwrapResult({ data: null, error: { message: 'why', code } })
  expect(asked).toThrow(expect.objectContaining({ code: expected, message: 'why' }))
})
