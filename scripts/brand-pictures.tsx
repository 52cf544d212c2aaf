/**
 * Draws the pictures that browsers and shared links ask for at fixed addresses, from the mark in
 * public/icon.svg: `npx tsx scripts/brand-pictures.tsx`. The results are committed under public/.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'

const paper = '#fbfaf7'
const ink = '#1d1a16'
const soft = '#5a544a'
const line = '#8c8475'
const vermilion = '#a92b1c'
const out = path.join(process.cwd(), 'public')

/** The two letters of the mark, ㅂ and ㄷ, on a square of 32. */
const strokes = ['M7 7v17M14.4 7v17M7 15.4h7.4M7 24h7.4', 'M25.4 8H19v16h6.4']

/** @param inset how much of the square stays empty around the letters, for masks that cut its edge away */
function mark(size: number, { radius, inset }: { radius: number; inset: number }) {
  const scale = 1 - inset
  const shift = 16 * inset
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx={radius} fill={vermilion} />
      <g
        transform={`translate(${shift} ${shift}) scale(${scale})`}
        stroke="#ffffff"
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="square"
      >
        {strokes.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  )
}

async function png(picture: ImageResponse): Promise<Buffer> {
  return Buffer.from(await picture.arrayBuffer())
}

/** A picture that fills its square: what cannot be transparent has square corners. */
function icon(size: number, { radius = 0, inset = 0 } = {}): Promise<Buffer> {
  return png(new ImageResponse(mark(size, { radius, inset }), { width: size, height: size }))
}

/** An .ico file holds PNGs behind a directory of 16 bytes each. */
function icoOf(pictures: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, data }, at) => {
    const entry = 6 + 16 * at
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += data.length
  })
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

async function openGraph(): Promise<Buffer> {
  const font = path.join(process.cwd(), 'app', 'og', 'fonts', 'noto-sans-cjk-bold-ko.woff')
  const data = await readFile(font)
  const { site, pages } = await words()
  return png(
    new ImageResponse(
      <div
        style={{
          width: '100%',
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          background: paper,
          color: ink,
          padding: '0 96px',
          wordBreak: 'keep-all',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          {mark(132, { radius: 3, inset: 0 })}
          <span style={{ marginLeft: 40, fontSize: 104 }}>{site.name}</span>
        </div>
        <div
          style={{
            display: 'flex',
            marginTop: 48,
            paddingTop: 40,
            borderTop: `2px solid ${line}`,
            fontSize: 38,
            lineHeight: 1.5,
            color: soft,
          }}
        >
          {pages.home.description}
        </div>
      </div>,
      { width: 1200, height: 630, fonts: [{ name: 'ko', data, weight: 700 }] },
    ),
  )
}

async function words() {
  const read = async (name: string) =>
    JSON.parse(await readFile(path.join('messages', 'ko', `${name}.json`), 'utf8'))
  return { site: await read('site'), pages: await read('pages') }
}

const small = await Promise.all(
  [16, 32, 48].map(async (size) => ({ size, data: await icon(size, { radius: 3 }) })),
)
const files: Record<string, Buffer> = {
  'favicon.ico': icoOf(small),
  'apple-touch-icon.png': await icon(180, { inset: 0.16 }),
  'icon-192.png': await icon(192, { radius: 3 }),
  'icon-512.png': await icon(512, { radius: 3 }),
  'icon-maskable-512.png': await icon(512, { inset: 0.34 }),
  'open-graph.png': await openGraph(),
}
await mkdir(out, { recursive: true })
for (const [name, data] of Object.entries(files)) await writeFile(path.join(out, name), data)
