import { spawnSync } from 'node:child_process'
import { pixelsOf } from '@/lib/documents/picture-pixels'
import { readDocument } from '@/lib/documents/read/read-document'
import { greyPicture } from '@/lib/documents/read/recognize/grey-picture'

/** A picture of printed lines; it is drawn by a program of its own, which jest cannot hold. */
function scanned(...lines: string[]): Uint8Array {
  const program = ['node_modules/tsx/dist/cli.mjs', 'tests/lib/documents/read/draw-lines.tsx']
  const { stdout, stderr, status } = spawnSync(process.execPath, [...program, ...lines])
  if (status !== 0) throw new Error(stderr.toString())
  return new Uint8Array(stdout)
}

describe('the text of pictures', () => {
  it('is recognised, with how sure that is, and named as such', async () => {
    const picture = scanned('제1조 비밀유지의 목적', '가. 계약을 해지한다')
    const result = await readDocument(picture, 'a.png')
    expect(result).toMatchObject({
      format: 'png',
      state: 'ready',
      warnings: [{ code: 'recognizedPages', pages: [1] }],
    })
    const blocks = result.state === 'ready' ? result.blocks : []
    expect(blocks.map(({ number }) => number)).toEqual(['제1조', '가.'])
    const text = blocks.map(({ text: words }) => words.replace(/\s/g, '')).join(' ')
    expect(text).toContain('비밀유지')
    expect(text).toContain('해지')
    expect(blocks.every(({ confidence = 0 }) => confidence > 0.5 && confidence <= 1)).toBe(true)
  })

  it('is left alone when it is not asked for', async () => {
    const picture = scanned('제1조 비밀유지')
    expect(await readDocument(picture, 'a.png', { recognize: false })).toMatchObject({
      state: 'partly',
      unreadPages: [1],
    })
  })

  it('is looked at in shades of grey', () => {
    const pixels = { data: new Uint8Array(12).fill(255), width: 2, height: 2, channels: 3 as const }
    const picture = Buffer.from(greyPicture(pixels))
    expect(pixelsOf(picture)).toEqual({ width: 2, height: 2 })
  })
})
