import { calculatorEnvelope, inputSchema, runCalculator } from '@/lib/calculators/calculate'
import { calculators } from '@/lib/calculators/calculators'
import { calculatorNames } from '@/lib/calculators/constants'
import { queryInput } from '@/lib/calculators/query-input'
import { calculatorAnswerSchema } from '@/lib/calculators/schema'

describe.each(calculatorNames)('%s', (name) => {
  const { example } = calculators[name]

  it('answers its own example in the form that it promises', () => {
    const { status, body } = calculatorEnvelope(name, example)
    expect(status).toBe(200)
    expect(calculatorAnswerSchema.parse(body.data)).toEqual(body.data)
  })

  it('answers the same to the parameters of an address', () => {
    const params = new URLSearchParams(
      Object.entries(example).map(([key, value]) => [
        key,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    )
    expect(calculatorEnvelope(name, queryInput(params))).toEqual(calculatorEnvelope(name, example))
  })

  it('describes every field of its input', () => {
    const { properties } = inputSchema(name) as {
      properties: Record<string, { description?: string }>
    }
    expect(Object.keys(properties).length).toBeGreaterThan(2)
    for (const [field, { description }] of Object.entries(properties))
      expect(`${field}: ${description ?? ''}`).toMatch(/: .{9,}/)
  })

  it('rests every line that says what the law gives on an article', () => {
    const outcome = runCalculator(name, example)
    const lines = outcome.ok ? outcome.answer.lines : []
    expect(lines.filter(({ articles }) => articles.length > 0).length).toBeGreaterThan(0)
  })

  it('says what it expects where something else than an object was sent', () => {
    const outcome = runCalculator(name, [1])
    expect(outcome.ok ? [] : outcome.problems.map(({ message }) => message)).toEqual([
      'expected one object of inputs',
    ])
  })

  it('names every field that is wrong and throws at nothing', () => {
    for (const input of [{}, null, 3, 'x', [], { nothing: 1 }, { __proto__: { a: 1 } }]) {
      const { status, body } = calculatorEnvelope(name, input)
      expect([200, 400, 422]).toContain(status)
      expect(body.success).toBe(status === 200)
    }
  })
})

describe('parameters of an address', () => {
  const read = (query: string) => queryInput(new URLSearchParams(query))

  it('leave out what is empty', () => {
    expect(read('principal=&dueDate=2026-01-01&rate=+')).toEqual({ dueDate: '2026-01-01' })
  })

  it('build lists from numbers and objects from names', () => {
    expect(read('children.0.status=dead&children.0.children=2&children.2.status=alive')).toEqual({
      children: [{ status: 'dead', children: '2' }, { status: 'alive' }],
    })
    expect(read('payments=[{"date":"2026-01-01","amount":1}]')).toEqual({
      payments: [{ date: '2026-01-01', amount: 1 }],
    })
  })

  it('reach no prototype and break on nothing', () => {
    expect(read('__proto__.polluted=1&constructor.prototype.x=2&a=[1')).toEqual({ a: '[1' })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(read('a=1&a.b=2')).toEqual({ a: { b: '2' } })
  })
})
