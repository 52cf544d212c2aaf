import type { ExtractedImage, IRBlock } from 'kordoc'
import type { ImageBlock, Row } from '@/lib/documents/blocks/schema'
import { pixelsOf } from '@/lib/documents/picture-pixels'

type Picture = Pick<ImageBlock, 'image'>

const mimes = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp'] as const
/** As blocks hold them; what is larger stays a place without a picture. */
const largestPicture = 20_000_000
const mostPictureBytes = 40_000_000
/** Hangul shows a picture of 96 dots an inch in its own size. */
const pointsOf = (dots: number) => Math.min(Math.max((dots * 72) / 96, 1), 5_000)

/** How the library says, within the text of a cell, that a picture stands there. */
const inText = /[ \t]*!\[image\]\(([^()]*)\)[ \t]*|\[이미지\]/g

/** The pictures of a HWP or HWPX file, by the names that the library gives them. */
export class HangulPictures {
  private readonly byName: Map<string, ExtractedImage>
  private bytesLeft = mostPictureBytes

  /** @param withBytes whether blocks get the bytes, or only say that a picture is there */
  constructor(
    images: readonly ExtractedImage[],
    private readonly withBytes: boolean,
  ) {
    this.byName = new Map(images.map((image) => [image.filename, image]))
  }

  ofBlock({ imageData, text }: IRBlock): Picture {
    return this.pictureOf(imageData ?? this.byName.get(text ?? ''))
  }

  /** Rows without what stands for pictures in their text, and the pictures, which come behind the table. */
  takenOut(rows: Row[]): [Row[], Picture[]] {
    const taken: Picture[] = []
    const cleaned = rows.map(({ cells }) => ({
      cells: cells.map((cell) => {
        const text = cell.text.replace(inText, (_, name?: string) => {
          taken.push(this.pictureOf(name === undefined ? undefined : this.byName.get(name)))
          return ''
        })
        return text === cell.text ? cell : { ...cell, text: text.replace(/\n{2,}/g, '\n').trim() }
      }),
    }))
    return [cleaned, taken]
  }

  private pictureOf(found: { data: Uint8Array; mimeType: string } | undefined): Picture {
    const mime = mimes.find((each) => each === found?.mimeType)
    if (!found || !mime) return {}
    const { data } = found
    const fits = data.length <= Math.min(largestPicture, this.bytesLeft)
    if (fits) this.bytesLeft -= data.length
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    const size = pixelsOf(bytes)
    const isSized = size && size.width > 0 && size.height > 0
    return {
      image: {
        mime,
        data: this.withBytes && fits ? bytes.toString('base64') : null,
        ...(isSized ? { width: pointsOf(size.width), height: pointsOf(size.height) } : {}),
      },
    }
  }
}
