import statutes from './data/statutes.json'

let titles: ReadonlySet<string> | undefined

/** Official Korean titles of the laws the glossary names. */
export function statuteTitles(): ReadonlySet<string> {
  titles ??= new Set(Object.keys(statutes))
  return titles
}
