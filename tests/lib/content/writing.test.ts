import { coverExtension, coverTypeOf } from '@/lib/content/cover-type'
import { makeExcerpt } from '@/lib/content/excerpt'
import { plainText } from '@/lib/content/plain-text'
import { isPostId, suggestPostId } from '@/lib/content/post-id'
import { readMinutes } from '@/lib/content/read-time'

describe('read time', () => {
  it.each([
    ['Korean', '가나다라마 '.repeat(330), 3],
    ['English', 'word '.repeat(660), 3],
    ['Japanese', '日本のほうりつ。'.repeat(215), 3],
    ['Chinese', '法律规定。'.repeat(300), 3],
  ])('of %s follows its script', (_, text, minutes) => {
    expect(readMinutes(text)).toBe(minutes)
  })

  it('is at least a minute, and counts no addresses or marks', () => {
    expect(readMinutes('')).toBe(1)
    expect(readMinutes(`[법](https://example.test/${'very-long/'.repeat(500)})`)).toBe(1)
  })

  it('adds up what is written in two scripts', () => {
    expect(readMinutes(`${'가'.repeat(1100)} ${'word '.repeat(440)}`)).toBe(4)
  })
})

describe('plain text', () => {
  it('drops marks and keeps words', () => {
    const text = plainText(
      '## 제목\n\n**굵게** [민법](/statutes/민법) `code` ~~옛말~~\n\n- 하나\n1. 둘',
    )
    expect(text.split(/\s+/)).toEqual(['제목', '굵게', '민법', 'code', '옛말', '하나', '둘'])
  })

  it('leaves underscores inside words', () => {
    expect(plainText('case_number_detail 3*4*5')).toBe('case_number_detail 3*4*5')
  })
})

describe('excerpt', () => {
  it('is the first paragraph that is prose', () => {
    expect(
      makeExcerpt('## 제목\n\n> 인용\n\n집을 **빌린** 사람은 [법](/x)을 봅니다.\n\n다음.'),
    ).toBe('집을 빌린 사람은 법을 봅니다.')
  })

  it('ends with a sentence, or with a word', () => {
    const sentence = `${'긴 말 '.repeat(30)}끝납니다. ${'다음 말 '.repeat(40)}`
    expect(makeExcerpt(sentence)).toMatch(/끝납니다\.$/)
    expect(makeExcerpt('word '.repeat(100))).toMatch(/word…$/)
    expect([...makeExcerpt('法'.repeat(500))]).toHaveLength(161)
  })

  it('of nothing is nothing', () => {
    expect(makeExcerpt('')).toBe('')
  })
})

describe('address', () => {
  it.each(['how-to-search', 'a1b', '2026-review'])('takes %s', (id) => {
    expect(isPostId(id)).toBe(true)
  })
  it.each(['', 'ab', 'write', 'Big', '-a-b', 'a-b-', '한글', 'a/b', 'a.b', 'a'.repeat(81)])(
    'refuses %j',
    (id) => {
      expect(isPostId(id)).toBe(false)
    },
  )
  it('is suggested by a title in Latin letters', () => {
    expect(suggestPostId('How to read: a Résumé of 2026!')).toBe('how-to-read-a-resume-of-2026')
    expect(suggestPostId('판결문 읽는 법')).toBe('')
    expect(isPostId(suggestPostId('word '.repeat(60)))).toBe(true)
  })
})

describe('cover', () => {
  const bytes = (...values: number[]) => new Uint8Array([...values, 0, 0, 0, 0])
  it('is known by its first bytes', () => {
    expect(coverExtension(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('png')
    expect(coverExtension(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('jpg')
    expect(coverExtension(Buffer.from('RIFF....WEBPVP8 '))).toBe('webp')
    expect(coverExtension(Buffer.from('<svg onload="alert(1)">'))).toBeNull()
    expect(coverExtension(Buffer.from('RIFF....WAVE'))).toBeNull()
    expect(coverExtension(new Uint8Array())).toBeNull()
  })
  it('has a key that is no path', () => {
    expect(coverTypeOf('3b241101-e2bb-4255-8caf-4136c566a962.jpg')).toBe('image/jpeg')
    expect(coverTypeOf('../../etc/passwd')).toBeNull()
    expect(coverTypeOf('3b241101-e2bb-4255-8caf-4136c566a962.svg')).toBeNull()
  })
})
