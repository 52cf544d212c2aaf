import { plainText } from '@/lib/documents/blocks/plain-text'
import { parseDocument } from '@/lib/documents/read/parse-document'
import { draftDocument } from '@/lib/templates/draft/draft-document'
import { compileTemplate } from '@/lib/templates/organization/compile-template'
import { readSource } from '@/lib/templates/organization/read-source'
import type { TemplateField } from '@/lib/templates/organization/schema'
import { blocksOfTyped } from '@/lib/templates/organization/text-blocks'
import { readAnswers } from '@/lib/templates/read-answer'
import { paragraph, run, wordFile } from '@/tests/lib/documents/read/word-file'

async function blocksOf(body: string) {
  const read = await parseDocument(wordFile(body), 'a.docx')
  if (read.state !== 'ready') throw new Error(JSON.stringify(read))
  return read.blocks
}
function taken(blocks: Parameters<typeof readSource>[0], before: TemplateField[] = []) {
  const read = readSource(blocks, before)
  if (!read.ok) throw new Error(JSON.stringify(read.fault))
  return read
}
const typed = (text: string, before: TemplateField[] = []) => taken(blocksOfTyped(text), before)
const faultOf = (text: string) => {
  const read = readSource(blocksOfTyped(text), [])
  return read.ok ? null : read.fault
}

/** The text that answers by name give. */
function written({ blocks, fields }: ReturnType<typeof taken>, byName: Record<string, unknown>) {
  const { template } = compileTemplate('t', '위임계약서', { about: '', blocks, fields })
  const raw = Object.fromEntries(
    fields.flatMap(({ name, id }) => (name in byName ? [[id, byName[name]]] : [])),
  )
  const { answers, faults } = readAnswers(template, raw)
  expect(faults).toEqual([])
  return plainText(draftDocument(template, answers).blocks)
}
const kindsOf = ({ fields }: ReturnType<typeof taken>) =>
  Object.fromEntries(fields.map(({ name, kind }) => [name, kind]))

describe('the fields of a document', () => {
  it('are found where Word has split them, with the look of their first letter', async () => {
    const body = `<w:p>${run('임차인 ')}${run('{', '<w:b/>')}${run('{임', '<w:b/>')}<w:proofErr w:type="spellStart"/>${run('차')}${run('인}')}${run('}은(는) 살 곳을 빌린다.')}</w:p>`
    const source = taken(await blocksOf(body))
    expect(source.fields).toMatchObject([{ id: 'f1', name: '임차인', kind: 'text' }])
    const [block] = source.blocks
    expect(block && 'runs' in block ? block.runs : null).toMatchObject([
      { text: '임차인 ' },
      { text: '{{임차인}}은(는)', field: 'f1', bold: true },
      { text: ' 살 곳을 빌린다.' },
    ])
    expect(written(source, { 임차인: '홍길동' })).toBe('임차인 홍길동은 살 곳을 빌린다.')
    expect(written(source, { 임차인: '주식회사 가나' })).toContain('주식회사 가나는')
  })

  it('are found in tables too, and asked once however often they stand there', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
    const source = taken(
      await blocksOf(
        `<w:tbl><w:tr>${cell('보증금')}${cell('{{보증금:한글}}')}</w:tr></w:tbl>${paragraph('위 {{ 보증금 }}을 낸다.')}`,
      ),
    )
    expect(kindsOf(source)).toEqual({ 보증금: 'money' })
    const text = written(source, { 보증금: '1천만 원' })
    expect(text).toContain('금 일천만원정(₩10,000,000)')
    expect(text).toContain('위 10,000,000원을 낸다.')
  })

  it('are guessed by their names, and stand as marked blanks until they are answered', () => {
    const source = typed('{{체결일}} {{차임}} {{인원}} {{주차 여부}} {{특약사항}} {{성명}}')
    expect(kindsOf(source)).toEqual({
      체결일: 'date',
      차임: 'money',
      인원: 'number',
      '주차 여부': 'yesNo',
      특약사항: 'longText',
      성명: 'text',
    })
    const { template } = compileTemplate('t', '서식', { about: '', ...source })
    expect(draftDocument(template, {}).blanks).toEqual(['f1', 'f2', 'f3', 'f5', 'f6'])
  })

  it('are of the kind that the document writes them as', () => {
    const source = typed('{{보관료:한글}} {{맡긴 날:긴날짜}} {{수수료:숫자}}')
    expect(kindsOf(source)).toEqual({ 보관료: 'money', '맡긴 날': 'date', 수수료: 'money' })
  })

  it('keep what their author said of them when the document is replaced', () => {
    const first = typed('{{임대인}}과 {{임차인}}')
    const said = first.fields.map((field) => ({
      ...field,
      question: `${field.name}은 누구입니까?`,
    }))
    const second = typed('{{임차인}}, {{보증인}}', said)
    expect(second.fields).toMatchObject([
      { id: 'f2', name: '임차인', question: '임차인은 누구입니까?' },
      { id: 'f3', name: '보증인', question: '' },
    ])
  })

  it('leave single braces and the rest of the document as they are', () => {
    const source = typed('제1조(정의) {갑}은 {{회사}}를 말한다.')
    expect(written(source, { 회사: '가나' })).toContain('{갑}은 가나를 말한다.')
  })
})

describe('sections', () => {
  const contract = [
    '제1조(목적) 목적을 정한다.',
    '{{#반려동물}}',
    '제2조(반려동물) {{동물}}을(를) 기를 수 있다.',
    '{{/반려동물}}',
    '제3조(종료) {{#연장=자동}}저절로 연장된다.{{/연장}}{{^연장=자동}}끝난다.{{/연장}}',
  ].join('\n')

  it('are written when the answer says so, and the clauses behind them move up when not', () => {
    const source = typed(contract)
    expect(kindsOf(source)).toEqual({ 반려동물: 'yesNo', 동물: 'text', 연장: 'choice' })
    expect(source.fields[2]?.options).toEqual(['자동'])
    const fields = source.fields.map((field) =>
      field.name === '연장' ? { ...field, options: ['자동', '합의'] } : field,
    )
    const all = written({ ...source, fields }, { 반려동물: '예', 동물: '개', 연장: '자동' })
    expect(all).toContain('제2조(반려동물) 개를 기를 수 있다.')
    expect(all).toContain('제3조(종료) 저절로 연장된다.')
    const without = written({ ...source, fields }, { 반려동물: '아니오', 연장: '합의' })
    expect(without).not.toContain('기를 수')
    expect(without).toContain('제2조(종료) 끝난다.')
  })

  it('may hang on whether something was answered, and stand in each other', () => {
    const source = typed(
      '{{#특약}}\n특약: {{특약}}\n{{#해지}}\n해지할 수 있다.\n{{/해지}}\n{{/특약}}\n끝.',
    )
    expect(written(source, { 해지: '예' })).toBe('끝.')
    expect(written(source, { 특약: '애완견 금지', 해지: '예' })).toBe(
      '특약: 애완견 금지\n해지할 수 있다.\n끝.',
    )
  })
})

it.each([
  ['a document without a field', '필드가 없다.', 'noFields', ''],
  ['an empty document', '  ', 'noText', ''],
  ['braces that are not closed', '임차인 {{임차인 은 {{보증금}} 을 낸다.', 'braces', '{{임차인'],
  ['braces that were not opened', '임차인}} 은 {{보증금}}', 'braces', '}}'],
  ['braces with nothing in them', '{{ }}', 'fieldName', '{{ }}'],
  ['a name that is too long', `{{${'가'.repeat(41)}}}`, 'fieldName', '{{가'],
  ['a section that is not ended', '{{#보증}}\n{{보증인}}', 'sectionOpen', '보증'],
  [
    'a section over the end of its line',
    '{{#보증}}보증인\n{{보증인}}{{/보증}}',
    'sectionOpen',
    '보증',
  ],
  ['the end of another section', '{{#보증}}\n{{/보험}}', 'sectionEnd', '{{/보험}}'],
])('%s is refused with its place', (_, text, problem, at) => {
  const fault = faultOf(text)
  expect(fault?.problem).toBe(problem)
  expect(fault?.at).toContain(at)
})

it('takes two hundred fields, and refuses three hundred with the number that may be', () => {
  const text = (count: number) =>
    Array.from({ length: count }, (_, at) => `{{항목 ${at + 1}}}`).join('\n')
  expect(typed(text(200)).fields).toHaveLength(200)
  expect(faultOf(text(300))).toEqual({ problem: 'tooManyFields', at: '200' })
})
