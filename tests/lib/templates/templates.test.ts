import { answerSchema } from '@/lib/templates/answer-schema'
import hashes from '@/lib/templates/article-hashes.json'
import { completeAnswers } from '@/lib/templates/draft/scope'
import { exampleAnswers } from '@/lib/templates/example-answers'
import { fieldGuide, guideOf } from '@/lib/templates/guide'
import { findTemplate, templates } from '@/lib/templates/templates'
import { writeAnswers } from '@/lib/templates/write-answers'
import guides from '@/messages/ko/templateGuides.json'

const each = templates.map((template) => [template.id, template] as const)
const today = '2026-11-22'

test('there are the ten of the sheet and at least fifteen more, each with a name of its own', () => {
  expect(templates.length).toBeGreaterThanOrEqual(25)
  const names = templates.flatMap(({ id, title, alsoCalled = [] }) => [id, title, ...alsoCalled])
  expect(new Set(names).size).toBe(names.length)
  for (const { id, title, alsoCalled = [] } of templates) {
    for (const name of [id, title, ...alsoCalled]) expect(findTemplate(name)?.id).toBe(id)
  }
  expect(findTemplate('유언장')).toBeNull()
})

test('every article that a form names has been read, and no other is kept', () => {
  const named = templates.flatMap(({ articles, checks = [] }) => [
    ...articles,
    ...checks.map(({ article }) => article),
  ])
  expect([...new Set(named)].sort()).toEqual(Object.keys(hashes).sort())
  for (const hash of Object.values(hashes)) expect(hash).toMatch(/^[0-9a-f]{16}$/)
})

test.each(each)('%s says every question, choice, check and step', (id, template) => {
  const guide = guideOf(guides, id)
  for (const field of template.fields) {
    const said = fieldGuide(guide, field.id)
    expect(said?.label).toBeTruthy()
    if (field.kind === 'choice') {
      expect(Object.keys(said?.options ?? {})).toEqual(Object.keys(field.options))
    }
    if (field.kind !== 'list') continue
    for (const inner of field.fields) {
      expect(fieldGuide(guide, `${field.id}.0.${inner.id}`)?.label).toBeTruthy()
    }
  }
  for (const check of template.checks ?? []) expect(guide.checks?.[check.id]).toBeTruthy()
  for (const step of template.steps) expect(guide.steps[step.id]?.text).toBeTruthy()
  expect(answerSchema(template, guide)).toMatchObject({ type: 'object', title: template.title })
})

test.each(each)('%s takes its example, by ids and by Korean names', (id, template) => {
  const guide = guideOf(guides, id)
  const example = exampleAnswers(template)
  const written = writeAnswers(template, example, { guide, today })
  expect(written.faults).toEqual([])
  const byName = Object.fromEntries(
    Object.entries(example).map(([key, value]) => [guide.fields[key]?.label ?? key, value]),
  )
  const again = writeAnswers(template, byName, { guide, today })
  expect(again.faults).toEqual([])
  expect(again.document).toEqual(written.document)
})

test.each(each)('%s names fields that exist in conditions, checks and steps', (_, template) => {
  const { answers } = writeAnswers(template, exampleAnswers(template), {
    guide: guideOf(guides, template.id),
    today,
  })
  const known = new Set([
    ...template.fields.flatMap(({ id, kind }) => (kind === 'party' ? [id, `${id}.type`] : [id])),
    ...(template.computed ?? []).map(({ id }) => id),
    ...Object.keys(completeAnswers(template, answers)),
  ])
  const named = [
    ...[...JSON.stringify(template).matchAll(/"field":"([\w.]+)"/g)].map(
      ([, field]) => field ?? '',
    ),
    ...(template.checks ?? []).flatMap((check) =>
      'than' in check ? [check.than] : 'from' in check ? [check.from] : [],
    ),
    ...template.steps.flatMap(({ deadline, cost }) => [deadline ?? [], cost ?? []].flat()),
  ]
  expect(named.filter((field) => !field.startsWith('row.') && !known.has(field))).toEqual([])
})
