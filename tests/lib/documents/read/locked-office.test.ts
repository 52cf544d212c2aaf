import { parseDocument } from '@/lib/documents/read/parse-document'
import { lockedAsAgile, lockedAsStandard } from './locked-office-file'
import { paragraph, wordFile } from './word-file'

const word = wordFile(paragraph('제1조(목적) 이 계약은 갑과 을의 권리를 정한다.'.repeat(40)))

describe.each([
  ['agile', lockedAsAgile(word, '비밀 12')],
  ['standard', lockedAsStandard(word, '비밀 12')],
])('a Word file with a password (%s)', (_, locked) => {
  it('asks for the password, and again when it is wrong', async () => {
    expect(await parseDocument(locked, 'a.docx')).toMatchObject({ state: 'password' })
    expect(await parseDocument(locked, 'a.docx', { password: '비밀12' })).toMatchObject({
      state: 'password',
    })
  })

  it('is read as the file inside', async () => {
    expect(await parseDocument(locked, 'a.docx', { password: '비밀 12' })).toEqual(
      await parseDocument(word, 'a.docx'),
    )
  })

  it('is refused when its end is missing', async () => {
    const cut = locked.subarray(0, locked.length - 2_000)
    expect(['password', 'refused']).toContain((await parseDocument(cut, 'a.docx')).state)
  })
})

it('gives up a file that asks for a key to be derived without end', async () => {
  const trap = lockedAsAgile(word, 'a', 900_000_000)
  expect(await parseDocument(trap, 'a.docx', { password: 'a' })).toMatchObject({
    state: 'refused',
    reason: 'hostile',
  })
})
