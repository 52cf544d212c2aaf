import { fieldGuide, type TemplateGuide } from './guide'
import { partyWords } from './party-words'
import { answerLimits } from './read-answer'
import type { Field, Template } from './types'

/** A part of a JSON Schema (2020-12). */
export type JsonSchema = { [key: string]: unknown }

const scalarSchemas: Record<string, JsonSchema> = {
  text: { type: 'string', maxLength: answerLimits.text },
  address: { type: 'string', maxLength: answerLimits.text },
  phone: { type: 'string', maxLength: answerLimits.text },
  longText: { type: 'string', maxLength: answerLimits.longText },
  money: { type: ['integer', 'string'], description: '원. 10000000, "1,000만 원", "1천만 원"' },
  percent: { type: ['number', 'string'], description: '퍼센트. 5, "5%"' },
  number: { type: ['number', 'string'] },
  date: { type: 'string', description: '2026-11-30, "2026. 11. 30.", "2026년 11월 30일"' },
  yesNo: { type: 'boolean' },
}

function partySchema(field: Extract<Field, { kind: 'party' }>): JsonSchema {
  const details = ['name', 'representative', ...field.ask] as (keyof typeof partyWords)[]
  return {
    type: ['object', 'string'],
    description: '이름만 적어도 되고, 회사이면 representative(대표자)를 적습니다.',
    properties: {
      type: { enum: field.only ? [field.only] : ['person', 'company'] },
      ...Object.fromEntries(
        details.map((detail) => [detail, { type: 'string', title: partyWords[detail][0] }]),
      ),
    },
  }
}

function schemaOf(field: Field, guide: TemplateGuide, path: string): JsonSchema {
  const { label, help, options } = fieldGuide(guide, path) ?? { label: field.id }
  const words = {
    title: label,
    ...(help ? { description: help } : {}),
    ...(field.when ? { 'x-when': field.when } : {}),
  }
  if (field.kind === 'party') return { ...partySchema(field), ...words }
  if (field.kind === 'list') {
    const inside = field.fields.map((each) => [
      each.id,
      schemaOf(each, guide, `${path}.${each.id}`),
    ])
    const items = { type: 'object', properties: Object.fromEntries(inside) }
    return { type: 'array', maxItems: answerLimits.rows, items, ...words }
  }
  if (field.kind === 'choice') {
    return { enum: Object.keys(field.options), ...words, 'x-words': options ?? field.options }
  }
  const example = field.kind !== 'yesNo' && field.example ? { examples: [field.example] } : {}
  return { ...scalarSchemas[field.kind], ...example, ...words }
}

/** The JSON Schema of a template's answers; the keys of objects may also be the Korean titles. */
export function answerSchema(template: Template, guide: TemplateGuide): JsonSchema {
  const { fields, id, title } = template
  return {
    $id: id,
    title,
    description: guide.about,
    type: 'object',
    properties: Object.fromEntries(
      fields.map((field) => [field.id, schemaOf(field, guide, field.id)]),
    ),
    required: fields.filter(({ required, when }) => required && !when).map(({ id: name }) => name),
  }
}
