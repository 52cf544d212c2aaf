import { readFileSync } from 'node:fs'
import { ImageResponse } from 'next/og'

/** A program: draws its arguments as lines of print, as a scanner makes a picture of them. */
const picture = new ImageResponse(
  <div
    style={{
      display: 'flex',
      flexDirection: 'column',
      background: 'white',
      padding: 60,
      fontSize: 44,
      width: '100%',
      height: '100%',
    }}
  >
    {process.argv.slice(2).map((line) => (
      <div key={line} style={{ marginBottom: 30 }}>
        {line}
      </div>
    ))}
  </div>,
  {
    width: 1200,
    height: 500,
    fonts: [
      {
        name: 'Noto Sans KR',
        data: readFileSync('node_modules/@embedpdf/fonts-kr/fonts/NotoSansKR-Regular.otf'),
      },
    ],
  },
)
picture.arrayBuffer().then((bytes) => process.stdout.write(Buffer.from(bytes)))
