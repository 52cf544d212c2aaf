import { z } from 'zod'
import { ApiFault } from './answer'
import type { ApiClient } from './api-client'
import { field, lookBack, readList } from './listing'
import { isoDay, plainText, quoted } from './text'

/** Judgments are published months after they are given. */
const lookBackDays = 180

const rowSchema = z.object({ 판례일련번호: z.string().regex(/^\d{1,9}$/) })

const bodySchema = z.object({
  사건번호: z.string().min(1),
  사건명: field,
  선고일자: field,
  법원명: field,
  법원종류코드: field,
  사건종류명: field,
  판결유형: field,
  판시사항: field,
  판결요지: field,
  참조조문: field,
  참조판례: field,
  판례내용: field,
})

const sections = ['판시사항', '판결요지', '참조조문', '참조판례', '판례내용'] as const
const supremeCode = '400201'

/** 판례일련번호 of the decisions given in the last half-year. */
export async function listDecisions(client: ApiClient, today: string): Promise<string[]> {
  const parameters = { target: 'prec', prncYd: lookBack(today, lookBackDays), sort: 'ddes' }
  const rows = await readList(client, parameters, 'PrecSearch', { name: 'prec', schema: rowSchema })
  return [...new Set(rows.map((row) => row.판례일련번호))]
}

/** A decision as a file of the legalize-kr layout, so that one parser reads them all. */
export async function fetchDecision(client: ApiClient, serial: string): Promise<string> {
  const answer = await client.ask('lawService.do', { target: 'prec', ID: serial }, 'PrecService')
  const parsed = bodySchema.safeParse(answer)
  if (!parsed.success) throw new ApiFault('absent', 'a decision without a case number')
  const body = parsed.data
  const name = plainText(body.사건명)
  const date = isoDay(body.선고일자)
  const front = [
    `판례일련번호: '${serial}'`,
    `사건번호: ${quoted(plainText(body.사건번호))}`,
    `사건명: ${quoted(name)}`,
    `법원명: ${quoted(plainText(body.법원명))}`,
    `법원등급: ${body.법원종류코드 === supremeCode ? '대법원' : '하급심'}`,
    `사건종류: ${quoted(plainText(body.사건종류명))}`,
    `출처: https://www.law.go.kr/LSW/precInfoP.do?precSeq=${serial}`,
    ...(date ? [`선고일자: ${date}`] : []),
  ]
  const texts = sections
    .map((section) => [section, plainText(body[section])] as const)
    .filter(([, text]) => text !== '')
    .map(([section, text]) => `## ${section}\n\n${text}\n`)
  return `---\n${front.join('\n')}\n---\n\n# ${name}\n\n${texts.join('\n')}`
}
