import { createHash, randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { AUTH_POLICY } from './policy'

/** The templates, named as in supabase/config.toml; hosted Supabase sends the same files. */
export const TEMPLATES = {
  confirmation: { file: 'confirmation.html', subject: '[법답] 이메일 주소를 확인해 주세요' },
  recovery: { file: 'recovery.html', subject: '[법답] 비밀번호 재설정' },
  magic_link: { file: 'magic_link.html', subject: '[법답] 로그인 링크' },
  email_change: { file: 'email_change.html', subject: '[법답] 이메일 주소 변경 확인' },
  invite: { file: 'invite.html', subject: '[법답] 초대' },
} as const

export type TemplateName = keyof typeof TEMPLATES

/** A new code and what is stored of it, in lite's own way, so that its verifyOtp accepts both. */
export function newToken(email: string): { code: string; hash: string } {
  const code = String(randomInt(10 ** AUTH_POLICY.otpLength)).padStart(AUTH_POLICY.otpLength, '0')
  return {
    code,
    hash: createHash('sha256')
      .update(email.toLowerCase() + code)
      .digest('hex'),
  }
}

/** Fills a template in: the placeholders GoTrue knows and the templates use. */
export async function renderMail(
  templateDir: string,
  name: TemplateName,
  values: { siteUrl: string; email: string; newEmail?: string; code: string; hash: string },
): Promise<{ subject: string; html: string }> {
  const { file, subject } = TEMPLATES[name]
  const fields: Record<string, string> = {
    SiteURL: values.siteUrl,
    Email: values.email,
    NewEmail: values.newEmail ?? '',
    Token: values.code,
    TokenHash: values.hash,
  }
  const template = await readFile(path.join(templateDir, file), 'utf8')
  const html = template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (_, field: string) => fields[field] ?? '')
  return { subject, html }
}
