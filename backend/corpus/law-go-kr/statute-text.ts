import { z } from 'zod'
import { field } from './listing'
import { plainText } from './text'

const itemSchema = z.object({
  호내용: field,
  목: z.array(z.object({ 목내용: z.string().or(z.array(z.string())).optional() })).default([]),
})

const paragraphSchema = z.object({
  항번호: field,
  항내용: field,
  호: z.array(itemSchema).default([]),
})

/** 조문단위: an article, or the heading of a part of the law (조문여부 전문). */
export const articleUnitSchema = z.object({
  조문번호: z.string().regex(/^\d+$/),
  조문가지번호: field,
  조문여부: field,
  조문제목: field,
  조문내용: field,
  항: z.array(paragraphSchema).default([]),
})
export type ArticleUnit = z.infer<typeof articleUnitSchema>

const levels: Record<string, string> = { 편: '#', 장: '##', 절: '###', 관: '####' }

/** `제1편 총칙` and the like as Markdown headings of the level they have in law. */
export function headingText(unit: ArticleUnit): string {
  return plainText(unit.조문내용)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const level = /^제\d+(?:의\d+)?([편장절관])/.exec(line)?.[1]
      return level ? `${levels[level]} ${line}` : line
    })
    .join('\n\n')
}

const circled = /^\s*([\u2460-\u2473\u3251-\u325f\u32b1-\u32bf])\s*/
const itemNumber = /^(\d+(?:의\d+)?)\.\s*/

function itemLines(items: z.infer<typeof itemSchema>[]): string[] {
  return items.flatMap((item) => {
    // Escaped as in the layout: an item is not an entry of a Markdown list.
    const own = plainText(item.호내용).replace(itemNumber, '$1\\. ')
    const below = item.목.flatMap((part) => [part.목내용 ?? ''].flat().map(plainText))
    return [`  ${own}`, ...below.map((line) => `    ${line.replace(/^([가-힣])\.\s*/, '$1\\. ')}`)]
  })
}

/** An article as the layout writes it: heading, paragraphs with their numbers in bold, items indented. */
export function articleText(unit: ArticleUnit): string {
  const branch =
    unit.조문가지번호 && unit.조문가지번호 !== '0' ? `의${Number(unit.조문가지번호)}` : ''
  const number = `제${Number(unit.조문번호)}조${branch}`
  const title = plainText(unit.조문제목)
  const heading = `##### ${number}${title ? ` (${title})` : ''}`
  const lead = plainText(unit.조문내용)
    .replace(/^제\s*\d+\s*조(?:의\s*\d+)?\s*/, '')
    .replace(title ? `(${title})` : '', '')
    .trim()
  const paragraphs = unit.항.map((paragraph) => {
    const text = plainText(paragraph.항내용).replace(circled, '**$1** ')
    return [text, ...itemLines(paragraph.호)].filter((line) => line.trim() !== '').join('\n')
  })
  return [heading, lead, ...paragraphs].filter(Boolean).join('\n\n')
}
