import { databaseJson } from '@/lib/supabase/database-json'

const written = (text: string) => JSON.parse(databaseJson([{ text }])) as unknown

it('leaves out what the database refuses in a text', () => {
  expect(written('가\0나')).toEqual([{ text: '가나' }])
  expect(databaseJson('가\ud800')).toBe('"가\ufffd"')
})

it('keeps a text that only looks like it, and nothing of it becomes JSON', () => {
  const text = '\\u0000","no":7,"page":"'
  expect(written(text)).toEqual([{ text }])
})
