import { z } from 'zod'
import { ApiFault } from './answer'
import type { ApiClient } from './api-client'
import { field, lookBack, readList } from './listing'
import { articleText, articleUnitSchema, headingText } from './statute-text'
import { isoDay, plainText, quoted } from './text'

const lookBackDays = 14

const rowSchema = z.object({
  법령일련번호: z.string().regex(/^\d+$/),
  법령ID: z.string().regex(/^\d+$/),
  공포일자: z.string(),
  시행일자: z.string(),
})

const bodySchema = z.object({
  기본정보: z.object({
    법령ID: z.string().regex(/^\d+$/),
    공포일자: field,
    공포번호: field,
    시행일자: field,
    법종구분: field,
    법령명_한글: z.string().min(1),
    소관부처: z.array(z.string()).default([]),
  }),
  조문: z.object({ 조문단위: z.array(articleUnitSchema) }),
  부칙: z
    .object({ 부칙단위: z.array(z.object({ 부칙내용: field })).default([]) })
    .or(z.literal('').transform(() => ({ 부칙단위: [] })))
    .default({ 부칙단위: [] }),
})

export type StatuteEdition = { mst: string; lawId: string; effectiveOn: string }

/** Of each statute promulgated in the last fortnight the newest edition, also if it takes effect later. */
export async function listStatutes(client: ApiClient, today: string): Promise<StatuteEdition[]> {
  const parameters = { target: 'eflaw', ancYd: lookBack(today, lookBackDays) }
  const rows = await readList(client, parameters, 'LawSearch', { name: 'law', schema: rowSchema })
  const age = (row: (typeof rows)[number]) => `${isoDay(row.공포일자)} ${isoDay(row.시행일자)}`
  const newest = new Map<string, (typeof rows)[number]>()
  for (const row of rows) {
    const known = newest.get(row.법령ID)
    if (!known || age(row) > age(known)) newest.set(row.법령ID, row)
  }
  return [...newest.values()].map((row) => ({
    mst: row.법령일련번호,
    lawId: row.법령ID,
    effectiveOn: row.시행일자.replace(/\D/g, ''),
  }))
}

/** A statute as a file of the legalize-kr layout. */
export async function fetchStatute(client: ApiClient, edition: StatuteEdition): Promise<string> {
  const asked = { target: 'eflaw', MST: edition.mst, efYd: edition.effectiveOn }
  const parsed = bodySchema.safeParse(await client.ask('lawService.do', asked, '법령'))
  if (!parsed.success) throw new ApiFault('absent', 'a statute of another form than expected')
  const { 기본정보: about, 조문, 부칙 } = parsed.data
  const title = plainText(about.법령명_한글)
  const front = [
    `제목: ${quoted(title)}`,
    `법령MST: ${edition.mst}`,
    `법령ID: '${about.법령ID}'`,
    `법령구분: ${quoted(plainText(about.법종구분))}`,
    '소관부처:',
    ...about.소관부처
      .flatMap((names) => names.split(','))
      .map((name) => `- ${quoted(plainText(name))}`),
    `공포일자: ${isoDay(about.공포일자)}`,
    `공포번호: ${quoted(plainText(about.공포번호))}`,
    `시행일자: ${isoDay(about.시행일자)}`,
    '상태: 시행',
    `출처: ${quoted(`https://www.law.go.kr/법령/${title.replaceAll(' ', '')}`)}`,
  ]
  const units = 조문.조문단위.map((unit) =>
    unit.조문여부 === '전문' ? headingText(unit) : articleText(unit),
  )
  const addenda = 부칙.부칙단위.map((unit) => plainText(unit.부칙내용)).filter(Boolean)
  const closing = addenda.length > 0 ? ['## 부칙', ...addenda] : []
  return `---\n${front.join('\n')}\n---\n\n# ${title}\n\n${[...units, ...closing].filter(Boolean).join('\n\n')}\n`
}
