import { CheckboxField, SelectField, TextArea, TextField } from '@/components/ui/form/field'
import { RadioField } from '@/components/ui/form/radio-field'
import { rendered } from '@/tests/factories/rendered'

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]

const fields = {
  TextField: <TextField name="a" label="이름" hint="설명" error="틀림" required />,
  TextArea: <TextArea name="a" label="이름" hint="설명" error="틀림" required />,
  SelectField: <SelectField name="a" label="이름" hint="설명" error="틀림" required />,
  CheckboxField: <CheckboxField name="a" label="이름" hint="설명" error="틀림" required />,
}

test.each(Object.entries(fields))('%s ties label, hint and error to its control', (_, field) => {
  const html = rendered(field)
  const control = /<(?:input|textarea|select)[^>]*>/.exec(html)?.[0] ?? ''
  expect(attribute(html, 'for')).toBe(attribute(control, 'id'))
  const described = attribute(control, 'aria-describedby')?.split(' ') ?? []
  expect(described).toHaveLength(2)
  const [error, hint] = described
  expect(html).toMatch(new RegExp(`id="${error}"[^]*틀림`))
  expect(html).toMatch(new RegExp(`id="${hint}"[^>]*>설명`))
  expect(control).toContain('aria-invalid="true"')
  expect(control).toMatch(/ required=""/)
})

test('a field without hint or error says nothing of them', () => {
  const html = rendered(<TextField name="a" label="이름" defaultValue="홍길동" />)
  expect(html).not.toMatch(/aria-describedby|aria-invalid/)
  expect(html).toContain('value="홍길동"')
})

test('radio buttons are a group with a legend, one of them chosen', () => {
  const options = ['x', 'y'].map((value) => ({ value, label: value }))
  const html = rendered(<RadioField name="a" label="유형" options={options} defaultValue="y" />)
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>유형/)
  expect(html.match(/checked=""[^>]*value="y"|value="y"[^>]*checked=""/g)).toHaveLength(1)
})
