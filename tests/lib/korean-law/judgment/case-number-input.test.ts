import { caseNumberError, parseCaseNumberInput } from '@/lib/korean-law/judgment/case-number-input'

it.each([
  ['2023다12345', ['2023다12345']],
  ['2019가합32576', ['2019가합32576']],
  [' 2023 다 12345 ', ['2023다12345']],
  ['98다56003', ['98다56003']],
  ['2000므1257(본소), 1264(반소)', ['2000므1257', '2000므1264']],
])('reads %s', (input, members) => {
  expect(parseCaseNumberInput(input)).toMatchObject({ ok: true, members })
})

it.each([
  [undefined, 'caseNumberMissing'],
  [null, 'caseNumberMissing'],
  [7, 'caseNumberNotText'],
  ['', 'caseNumberBlank'],
  ['\n', 'caseNumberBlank'],
  ['다12345', 'invalidCaseNumber'],
  ['2023다', 'invalidCaseNumber'],
  ['2023다1\0', 'invalidCaseNumber'],
  ['판결 2023다1을 보라', 'invalidCaseNumber'],
])('refuses %j', (input, problem) => {
  expect(parseCaseNumberInput(input)).toEqual({ ok: false, problem })
})

it('words the same mistake as each place of the specification does', () => {
  expect(caseNumberError('caseNumberBlank').message).toBe('사건번호가 비어있습니다')
  expect(caseNumberError('caseNumberBlank', 'summary').message).toBe('사건번호가 필요합니다.')
})
