import { execFileSync } from 'node:child_process'

const script = `
  import * as all from '@hyunbinseo/holidays-kr/all'
  const days = {}
  for (const year of Object.values(all))
    if (year && typeof year === 'object')
      for (const [day, names] of Object.entries(year)) if (/^\\d{4}-/.test(day)) days[day] = names
  process.stdout.write(JSON.stringify(days))`

/** The gazette's list of holidays, 2018 to 2027, read by a process of its own: the package is an ES module. */
export function gazetteHolidays(): Record<string, string[]> {
  return JSON.parse(
    execFileSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  )
}
