import { nearArticles } from '@/lib/korean-law/names/near-articles'

const exists = (no: string) => ['75', '570', '750', '839', '839의2'].includes(no)

it.each([
  ['7500', ['750']],
  ['705', ['750', '75']],
  ['839의9', ['839', '839의2']],
  ['9999', []],
  ['0', []],
])('for %s it offers %j', (no, near) => expect(nearArticles(no, exists)).toEqual(near))
