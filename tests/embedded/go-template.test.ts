import { readFileSync } from 'node:fs'
import { fillTemplate } from '@/embedded/supabase/auth/go-template'
import { renderMail, TEMPLATES } from '@/embedded/supabase/auth/mailer'
import { escapeHtml } from '@/lib/mail/escape-html'

const fill = (template: string, values: object) => fillTemplate(template, { ...values }, escapeHtml)
const GREETING =
  '{{ if eq .Data.language "en" }}hello{{ else if eq .Data.language "ja" }}こんにちは{{ else }}안녕{{ end }}'

it.each([
  ['en', 'hello'],
  ['ja', 'こんにちは'],
  ['ko', '안녕'],
  ['fr', '안녕'],
  [undefined, '안녕'],
  [{ language: 'en' }, '안녕'],
])('a choice by language: %s', (language, written) => {
  expect(fill(GREETING, { Data: { language } })).toBe(written)
})

it('a choice within a choice', () => {
  const template = '{{ if eq .A "1" }}a{{ if eq .B "1" }}b{{ else }}c{{ end }}{{ else }}d{{ end }}'
  expect(fill(template, { A: '1', B: '1' })).toBe('ab')
  expect(fill(template, { A: '1', B: '2' })).toBe('ac')
  expect(fill(template, { A: '2', B: '1' })).toBe('d')
})

it('a value is text, whatever it holds', () => {
  const Email = '<img src=x onerror=1>"\'{{ .Secret }}'
  expect(fill('<p title="{{ .Email }}">', { Email, Secret: 'no' })).toBe(
    '<p title="&lt;img src=x onerror=1&gt;&quot;&#39;{{ .Secret }}">',
  )
  expect(fill('{{ .Data.constructor }}{{ .toString }}{{ .Data }}', { Data: {} })).toBe('')
})

it.each([
  '{{ range .X }}',
  '{{ if .X }}a{{ end }}',
  '{{ end }}',
  '{{ else }}',
  '{{ if eq .X "a" }}',
])('what is not understood is refused: %s', (template) => {
  expect(() => fill(template, { X: 'a' })).toThrow(/^template: /)
})

const values = {
  SiteURL: 'https://beopdap.example',
  TokenHash: 'abc123',
  Email: 'a&b@example.test',
  NewEmail: '<new>@example.test',
}
const TYPES = {
  confirmation: 'signup',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change: 'email_change',
  invite: 'invite',
}
const SCRIPTS = { ko: /[가-힣]/, en: /[A-Za-z]/, ja: /[ぁ-んァ-ヶ]/, zh: /[\u4e00-\u9fff]/ }

describe.each(TEMPLATES)('the %s mail', (name) => {
  it.each(['ko', 'en', 'ja', 'zh'] as const)('in %s', async (language) => {
    const mail = await renderMail('supabase/templates', name, { ...values, Data: { language } })
    const link = `https://beopdap.example/auth/confirm?token_hash=abc123&amp;type=${TYPES[name]}&amp;lang=${language}`
    expect(mail.html.split(link)).toHaveLength(3)
    expect(mail.html).toContain(`<a href="${link}"`)
    expect(mail.html).toContain(`<html lang="${language}">`)
    expect(mail.html).toContain('24')
    expect(mail.html).toContain('a&amp;b@example.test')
    expect(mail.html).not.toContain('<new>')
    for (const text of [mail.html, mail.subject]) {
      expect(text).not.toContain('{{')
      expect(text).toMatch(SCRIPTS[language])
      if (language !== 'ko') expect(text).not.toMatch(/[가-힣]/)
      if (language !== 'ja') expect(text).not.toMatch(/[ぁ-んァ-ヶ]/)
    }
  })

  it('in Korean when the language is none of ours', async () => {
    const mail = await renderMail('supabase/templates', name, {
      ...values,
      Data: { language: '"><script>' },
    })
    expect(mail.subject).toMatch(/^\[법답\] /)
    expect(mail.html).not.toContain('<script>')
  })

  it('asks nothing from elsewhere', () => {
    const html = readFileSync(`supabase/templates/${name}.html`, 'utf8')
    expect(html).not.toMatch(/<(img|link|script|style|iframe)\b|url\(|https?:/)
  })
})
