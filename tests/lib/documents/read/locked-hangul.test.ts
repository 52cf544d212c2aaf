import { parseDocument } from '@/lib/documents/read/parse-document'
import { hangulFile } from './hangul-file'

const contract = [
  '제1조 이 계약은 갑과 을 사이의 용역을 정한다.',
  '제2조 대금은 금 백만원으로 한다.',
]
const read = (bytes: Uint8Array, password?: string) =>
  parseDocument(bytes, 'a.hwp', password === undefined ? {} : { password })

describe('HWP files that are locked', () => {
  it('are read where they are locked for distribution', async () => {
    expect(await read(hangulFile({ paragraphs: contract, locked: 'distribution' }))).toMatchObject({
      state: 'ready',
      format: 'hwp',
      blocks: [
        { number: '제1조', text: '이 계약은 갑과 을 사이의 용역을 정한다.' },
        { number: '제2조', text: '대금은 금 백만원으로 한다.' },
      ],
    })
  })

  it('are refused as such where only a note stands in the place of the text', async () => {
    const note = [
      '이 문서는 상위 버전의 배포용 문서입니다.',
      '문서를 읽으려면 최신 버전의 한글 또는 한글 뷰어를 사용하세요.',
    ]
    const refused = { state: 'refused', reason: 'distributed' }
    expect(await read(hangulFile({ paragraphs: note, locked: 'distribution' }))).toMatchObject(
      refused,
    )
    const cut = hangulFile({ paragraphs: contract, locked: 'distribution' })
    // The record with the key is another one.
    const at = cut.indexOf(Buffer.from([0x1c, 0x00]))
    cut.writeUInt16LE(0x1d, at)
    expect(await read(cut)).toMatchObject(refused)
    // A document that speaks of such a note is read.
    const speaking = [...note, ...Array.from({ length: 10 }, () => contract[0] ?? '')]
    expect(await read(hangulFile({ paragraphs: speaking, locked: 'distribution' }))).toMatchObject({
      state: 'ready',
    })
  })

  it('ask for their password, and are refused at once where no password opens them', async () => {
    const locked = hangulFile({ paragraphs: contract, locked: 'password' })
    expect(await read(locked)).toEqual({ state: 'password', format: 'hwp' })
    expect(await read(locked, 'wrong')).toEqual({ state: 'password', format: 'hwp' })
    const old = hangulFile({ paragraphs: contract, locked: 'oldPassword' })
    for (const password of [undefined, 'right'])
      expect(await read(old, password)).toMatchObject({ state: 'refused', reason: 'oldPassword' })
  })

  it('are refused where rights are managed', async () => {
    expect(await read(hangulFile({ paragraphs: contract, locked: 'rights' }))).toMatchObject({
      state: 'refused',
      reason: 'locked',
    })
  })
})
