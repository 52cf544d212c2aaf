import { deflateSync } from 'node:zlib'

/** Pixels as a PDF holds them: a row after the other, one to four figures each. */
export type Pixels = {
  data: Uint8ClampedArray | Uint8Array
  width: number
  height: number
  channels: 1 | 3 | 4
}

/** The check sum of PNG, a byte at a time. */
function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(content.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(checkSum(body), body.length + 4)
  return whole
}

/** Pixels as a PNG in shades of grey: a quarter of the memory, and all that recognition looks at. */
export function greyPicture({ data, width, height, channels }: Pixels): Uint8Array {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels
      const [red = 255, green = red, blue = red] =
        channels === 1 ? [data[at]] : [data[at], data[at + 1], data[at + 2]]
      rows[y * (width + 1) + x + 1] = Math.round(red * 0.3 + green * 0.59 + blue * 0.11)
    }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits of grey; packing, filters and order as there is only one of each.
  head.writeUInt8(8, 8)
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(rows, { level: 1 })),
      chunk('IEND', new Uint8Array()),
    ]),
  )
}
