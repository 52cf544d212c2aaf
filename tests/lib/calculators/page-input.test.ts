import { runCalculator } from '@/lib/calculators/calculate'
import { calculators } from '@/lib/calculators/calculators'
import { calculatorNames } from '@/lib/calculators/constants'
import { inputParams, readPageInput } from '@/lib/calculators/page-input'
import { calendarFile } from '@/lib/calendar-file'

describe('the address of a page', () => {
  it.each(calculatorNames)('carries the whole example of %s there and back', (name) => {
    const { example } = calculators[name]
    const params = Object.fromEntries(inputParams(example))
    const { input } = readPageInput(name, params)
    expect(runCalculator(name, input)).toEqual(runCalculator(name, example))
  })

  it('asks nothing when it is empty or holds what others added', () => {
    expect(readPageInput('interest', {}).input).toBeNull()
    expect(readPageInput('interest', { utm_source: 'mail', 'toString.x': '1' }).input).toBeNull()
  })

  it('keeps what was typed, also when it is wrong', () => {
    const { typed, input } = readPageInput('interest', { principal: '많이', dueDate: '2026-13-01' })
    expect(typed).toEqual({ principal: '많이', dueDate: '2026-13-01' })
    expect(runCalculator('interest', input)).toMatchObject({ ok: false })
  })

  it('lets a box that is ticked by itself be unticked', () => {
    expect(readPageInput('interest', { loan: ['false', 'true'] }).input).toEqual({ loan: 'true' })
    expect(readPageInput('interest', { loan: 'false' }).input).toEqual({ loan: 'false' })
  })

  it('leaves out rows in which nothing was filled in', () => {
    const rows = {
      deathDate: '2026-10-01',
      'children.0.status': 'alive',
      'children.1.status': '',
      'children.1.spouse': 'true',
      'children.2.status': 'dead',
      'children.2.children': '2',
    }
    expect(readPageInput('inheritance', rows).input).toEqual({
      deathDate: '2026-10-01',
      children: [{ status: 'alive' }, { status: 'dead', children: '2' }],
    })
  })
})

it('a calendar file holds a whole day and lines of at most 75 octets', () => {
  const entry = {
    date: '2026-12-31',
    title: '항소기간; 마지막 날, 확인',
    description: '법률정보이며 '.repeat(12),
    url: 'https://example.com/calculators/period?a=1',
  }
  const file = calendarFile([entry], new Date('2026-11-22T00:00:00Z'))
  const lines = file.split('\r\n')
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231')
  expect(lines).toContain('DTEND;VALUE=DATE:20270101')
  expect(lines).toContain('SUMMARY:항소기간\\; 마지막 날\\, 확인')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
})
