import { contentSchema } from '@/lib/documents/blocks/schema'
import { HangulPictures } from '@/lib/documents/read/hangul/pictures'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { writeDocument } from '@/lib/documents/write/write-document'
import { hangulFile } from './hangul-file'

/** One red dot. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')

async function imagesOf(bytes: Uint8Array, name: string, pictures: boolean) {
  const read = await parseDocument(bytes, name, { pictures })
  if (read.state !== 'ready') throw new Error(read.state)
  const text = read.blocks.map((block) => block.text).join('\n')
  return { text, images: read.blocks.flatMap((block) => (block.kind === 'image' ? [block] : [])) }
}

const file = hangulFile({
  paragraphs: ['첨부 사진', '위와 같이 제출한다.'],
  pictures: [
    { bytes: png, ending: 'png', packed: true },
    { bytes: gif, ending: 'gif', packed: false },
    { bytes: Buffer.from('not a picture at all'), ending: 'png', packed: false },
  ],
})

test('pictures of a HWP file are read, packed or not, where they stand', async () => {
  const { text, images } = await imagesOf(file, 'a.hwp', true)
  expect(images.map(({ image }) => [image?.mime, image?.data])).toEqual([
    ['image/png', png.toString('base64')],
    ['image/gif', gif.toString('base64')],
  ])
  expect(images[0]?.image).toMatchObject({ width: 1, height: 1 })
  expect(text).toContain('위와 같이 제출한다.')
})

test('without the wish for pictures only their places are told', async () => {
  const { images } = await imagesOf(file, 'a.hwp', false)
  expect(images.map(({ image }) => image?.data)).toEqual([null, null])
})

test('and so of a HWPX file', async () => {
  const image = { mime: 'image/png', data: png.toString('base64'), width: 40, height: 30 }
  const content = contentSchema.parse({
    blocks: [
      { kind: 'paragraph', text: '사진' },
      { kind: 'image', image },
    ],
  })
  const { images } = await imagesOf(await writeDocument(content, 'hwpx'), 'a.hwpx', true)
  expect(images.map((each) => each.image?.data)).toEqual([image.data])
})

test('what stands for a picture in a cell is no text of it', () => {
  const pictures = new HangulPictures(
    [{ filename: 'image_001.png', data: png, mimeType: 'image/png' }],
    true,
  )
  const [rows, taken] = pictures.takenOut([
    { cells: [{ text: '갑\n![image](image_001.png)\n을' }, { text: '[이미지]' }, { text: '병' }] },
  ])
  expect(rows).toEqual([{ cells: [{ text: '갑\n을' }, { text: '' }, { text: '병' }] }])
  expect(taken.map(({ image }) => image?.mime)).toEqual(['image/png', undefined])
})
