import { readFileSync } from 'node:fs'
import { calculators } from '@/lib/calculators/calculators'
import { calculatorNames } from '@/lib/calculators/constants'
import { calculatorForms, type FormField, fieldNames } from '@/lib/calculators/form-fields'
import { calculatorGroups, headlines } from '@/lib/calculators/headlines'
import { lineKeys, noteKeys, reasonKeys, unknownKeys } from '@/lib/calculators/words'
import { announcedHolidays } from '@/lib/korean-law/calendar/announced-holidays'
import { addDays } from '@/lib/korean-law/calendar/calendar-day'
import { holidayOn } from '@/lib/korean-law/calendar/holidays'

type Tree = { [key: string]: Tree | string }
const read = (name: string): Tree => JSON.parse(readFileSync(`messages/ko/${name}.json`, 'utf8'))
const [results, forms] = [read('calculators'), read('calculatorForms')]
const at = (tree: Tree, path: string): Tree | string | undefined =>
  path
    .split('.')
    .reduce<Tree | string | undefined>(
      (found, key) => (typeof found === 'object' ? found[key] : undefined),
      tree,
    )
const keysOf = (path: string) => Object.keys((at(results, path) as Tree | undefined) ?? {}).sort()

/** The words that a field needs. */
function wordsOf(calculator: string, field: FormField, above = ''): string[] {
  const path = `${calculator}.fields.${above}${field.name}`
  if (field.kind === 'rows')
    return [
      `${path}.label`,
      ...field.fields.flatMap((inside) => wordsOf(calculator, inside, `${field.name}.`)),
    ]
  const options = field.kind === 'choice' ? field.options : []
  return [
    `${path}.label`,
    ...options.map((option) => `${calculator}.options.${field.name}.${option}`),
  ]
}

// That all languages have the keys of Korean is held by tests/messages.
describe('the words of the calculators', () => {
  it.each([
    ['lines', lineKeys],
    ['notes', noteKeys],
    ['unknowns', unknownKeys],
    ['reasons', reasonKeys],
    ['names', calculatorNames],
    ['about', calculatorNames],
  ])('%s are those that the results name, and no others', (path, keys) => {
    expect(keysOf(path)).toEqual([...keys].sort())
  })

  it.each(calculatorNames)('%s has a label for every field, option and figure', (name) => {
    const { main, more } = calculatorForms[name]
    const missing = [...main, ...more]
      .flatMap((field) => wordsOf(name, field))
      .filter((path) => typeof at(forms, path) !== 'string')
    expect(missing).toEqual([])
    for (const { key } of headlines[name])
      expect([key, typeof at(results, `results.${key}`)]).toEqual([key, 'string'])
  })

  it('name every holiday', () => {
    const names = new Set(announcedHolidays.map(({ name }) => name))
    for (let day = '2024-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
      const name = holidayOn(day)
      if (name) names.add(name)
    }
    for (const name of [...names, 'saturday', 'given'])
      expect([name, typeof at(results, `holidays.${name}`)]).toEqual([name, 'string'])
  })
})

describe('the forms', () => {
  it.each(calculatorNames)('%s asks for fields that its input has', (name) => {
    const { input } = calculators[name]
    const known = 'shape' in input ? Object.keys(input.shape as object) : []
    const asked = fieldNames(calculatorForms[name]).map((path) => path.split('.')[0])
    expect(asked.filter((field) => !known.includes(field ?? ''))).toEqual([])
  })

  it('list every calculator once', () => {
    expect(Object.values(calculatorGroups).flat().sort()).toEqual([...calculatorNames].sort())
  })
})
