import { fieldGuide, type TemplateGuide } from './guide'
import { partyTypeWords, partyWords } from './party-words'
import type { Field, Template } from './types'

const plain = (name: string) => name.replace(/\([^)]*\)|[\s?·.,:]/g, '').toLowerCase()

type Names = Map<string, string>

const partyNames: Names = new Map(
  Object.entries(partyWords).flatMap(([key, words]) => words.map((word) => [plain(word), key])),
)

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)

const renamed = (raw: Record<string, unknown>, known: readonly string[], names: Names) =>
  Object.fromEntries(
    Object.entries(raw).map(([key, value]): [string, unknown] => [
      known.includes(key) ? key : (names.get(plain(key)) ?? key),
      value,
    ]),
  )

function partyByNames(raw: unknown): unknown {
  if (!isObject(raw)) return raw
  const { 유형, 구분, ...rest } = raw
  const named = renamed(rest, ['type', ...Object.keys(partyWords)], partyNames)
  const type = partyTypeWords[String(유형 ?? 구분 ?? named.type)]
  return type ? { ...named, type } : named
}

function optionByName(field: Field, raw: unknown, guide: TemplateGuide, path: string): unknown {
  if (field.kind !== 'choice' || typeof raw !== 'string') return raw
  const options = fieldGuide(guide, path)?.options ?? {}
  return Object.keys(options).find((name) => plain(options[name] ?? '') === plain(raw)) ?? raw
}

function byNames(
  fields: readonly Field[],
  raw: unknown,
  guide: TemplateGuide,
  prefix: string,
): unknown {
  if (!isObject(raw)) return raw
  const ids = fields.map(({ id }) => id)
  const names: Names = new Map(
    fields.map(({ id }) => [plain(fieldGuide(guide, `${prefix}${id}`)?.label ?? id), id]),
  )
  const named = renamed(raw, ids, names)
  for (const field of fields) {
    const value = named[field.id]
    if (value === undefined) continue
    const path = `${prefix}${field.id}`
    if (field.kind === 'party') named[field.id] = partyByNames(value)
    else if (field.kind === 'list' && Array.isArray(value)) {
      named[field.id] = value.map((row) => byNames(field.fields, row, guide, `${path}.`))
    } else named[field.id] = optionByName(field, value, guide, path)
  }
  return named
}

/**
 * Answers whose keys may be the Korean labels of the questions (빌리는 돈, 주소) as well as their ids.
 * @param guide the Korean one
 */
export const answersByName = (template: Template, raw: unknown, guide: TemplateGuide): unknown =>
  byNames(template.fields, raw, guide, '')
