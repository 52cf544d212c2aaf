import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import { Logo } from '@/components/ui/logo'
import type { AppLocale } from '@/lib/i18n/routing'

export type PictureText = {
  /** The site's name. */
  site: string
  /** What kind of page it is: decision, statute, blog … */
  kind: string
  title: string
  text?: string
  address: string
}

type Script = 'ko' | 'ja' | 'zh'

const loaded = new Map<Script, Promise<Buffer>>()

function font(script: Script): Promise<Buffer> {
  const file = path.join(process.cwd(), 'app', 'og', 'fonts', `noto-sans-cjk-bold-${script}.woff`)
  const data = loaded.get(script) ?? readFile(file)
  loaded.set(script, data)
  return data
}

/** The page's own script first: the same Han character is drawn differently in Seoul, Tokyo and Beijing. */
const order: Record<AppLocale, readonly Script[]> = {
  ko: ['ko', 'ja', 'zh'],
  en: ['ko', 'ja', 'zh'],
  ja: ['ja', 'ko', 'zh'],
  zh: ['zh', 'ko', 'ja'],
}

const paper = '#fbfaf7'
const ink = '#1d1a16'
const soft = '#5a544a'
const line = '#8c8475'
const seal = '#a92b1c'

function clip(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

/** The page's name as on a book's cover: paper, ink and the seal. 1200 × 630 points, PNG. */
export async function drawPicture(locale: AppLocale, words: PictureText): Promise<ArrayBuffer> {
  const title = clip(words.title, 76)
  const fonts = await Promise.all(
    order[locale].map(async (script) => ({
      name: script,
      data: await font(script),
      weight: 700 as const,
    })),
  )
  const picture = new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        background: paper,
        color: ink,
        padding: '64px 72px 56px',
        fontFamily: order[locale].join(', '),
        wordBreak: locale === 'ko' ? 'keep-all' : 'normal',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 34 }}>
        <Logo width={56} height={56} fill={seal} stroke="#ffffff" />
        <span style={{ marginLeft: 20 }}>{words.site}</span>
        <span style={{ marginLeft: 24, color: soft, fontSize: 28 }}>{words.kind}</span>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ fontSize: title.length > 34 ? 54 : 68, lineHeight: 1.3 }}>{title}</div>
        {words.text ? (
          <div style={{ marginTop: 26, fontSize: 30, lineHeight: 1.5, color: soft }}>
            {clip(words.text, locale === 'en' ? 170 : 100)}
          </div>
        ) : null}
      </div>
      <div
        style={{
          display: 'flex',
          borderTop: `2px solid ${line}`,
          paddingTop: 22,
          fontSize: 26,
          color: soft,
        }}
      >
        {words.address}
      </div>
    </div>,
    { width: 1200, height: 630, fonts },
  )
  return picture.arrayBuffer()
}
