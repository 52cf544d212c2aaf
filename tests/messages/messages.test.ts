import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { errorTable } from '@/lib/errors'
import { namespaces } from '@/lib/i18n/namespaces'
import { locales } from '@/lib/i18n/routing'
import { caseTypes, outcomes } from '@/lib/korean-law/constants'

interface Tree {
  [key: string]: string | Tree
}

const folderOf = (locale: string) => path.join('messages', locale)

function readCatalog(locale: string): Tree {
  const read = (name: string): Tree =>
    JSON.parse(readFileSync(path.join(folderOf(locale), `${name}.json`), 'utf8'))
  return Object.fromEntries(namespaces.map((name) => [name, read(name)]))
}

const catalogs: Record<string, Tree> = Object.fromEntries(
  locales.map((locale) => [locale, readCatalog(locale)]),
)

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>()
  for (const [key, value] of Object.entries(tree)) {
    const name = prefix + key
    if (typeof value === 'string') flat.set(name, value)
    else for (const [inner, text] of flatten(value, `${name}.`)) flat.set(inner, text)
  }
  return flat
}

/** Names of the arguments that a message takes. */
function argumentsOf(message: string, locale: string): string[] {
  const names = new Set<string>()
  const visit = (elements: ReturnType<IntlMessageFormat['getAst']>) => {
    for (const element of elements) {
      if ('value' in element && element.type !== 0) names.add(String(element.value))
      if ('options' in element) {
        for (const option of Object.values(element.options)) visit(option.value)
      }
    }
  }
  visit(new IntlMessageFormat(message, locale).getAst())
  return [...names].sort()
}

const source = flatten(catalogs.ko ?? {})

describe.each(Object.keys(catalogs))('messages in %s', (locale) => {
  const own = flatten(catalogs[locale] ?? {})

  test('are the listed namespaces, one file each', () => {
    const files = readdirSync(folderOf(locale)).filter((name) => name.endsWith('.json'))
    expect(files.sort()).toEqual(namespaces.map((name) => `${name}.json`).sort())
  })

  test('has the keys of the source and no others', () => {
    expect([...own.keys()].sort()).toEqual([...source.keys()].sort())
  })

  test('has no empty message', () => {
    expect([...own].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('parses, and takes the arguments that the source takes', () => {
    const differing = [...own].filter(
      ([key, text]) =>
        argumentsOf(text, locale).join() !== argumentsOf(source.get(key) ?? '', 'ko').join(),
    )
    expect(differing).toEqual([])
  })

  test('says every error code, case type and outcome', () => {
    const expected = [
      ...Object.keys(errorTable).map((code) => `errors.code.${code}`),
      ...caseTypes.map((word) => `terms.caseType.${word}`),
      ...outcomes.map((word) => `terms.outcome.${word}`),
    ]
    expect(expected.filter((key) => !own.has(key))).toEqual([])
  })
})

test('Korean errors are the words of the table', () => {
  const quoted = (text: string) => text.replace(/[‘’']/g, "'")
  for (const [code, { message }] of Object.entries(errorTable)) {
    expect(quoted(source.get(`errors.code.${code}`) ?? '')).toBe(message)
  }
})
