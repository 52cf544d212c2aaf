import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeHtml } from '@/lib/mail/escape-html'
import { fillTemplate, type TemplateValues } from './go-template'

/** The mails of Auth, named as in supabase/config.toml; hosted Supabase sends the same files. */
export const TEMPLATES = [
  'confirmation',
  'recovery',
  'magic_link',
  'email_change',
  'invite',
] as const

export type TemplateName = (typeof TEMPLATES)[number]

/** A subject is one line of a header: no value in it may begin another. */
const oneLine = (value: string) => value.replace(/\p{Cc}+/gu, ' ')

/** The subject that config.toml names for a template. */
export function subjectTemplate(config: string, name: TemplateName): string {
  const section = config.split(`\n[auth.email.template.${name}]\n`)[1]?.split('\n[')[0] ?? ''
  const subject = /^subject = '([^']+)'$/m.exec(section)?.[1]
  if (!subject) throw new Error(`config.toml names no subject for the ${name} mail`)
  return subject
}

export type MailValues = {
  SiteURL: string
  TokenHash: string
  Email: string
  NewEmail: string
  /** What the person said of themselves at sign-up: never to be trusted. */
  Data: TemplateValues
}

/** A mail of Auth in the person's language. */
export async function renderMail(
  templateDir: string,
  name: TemplateName,
  values: MailValues,
): Promise<{ subject: string; html: string }> {
  const [config, template] = await Promise.all([
    readFile(path.join(templateDir, '..', 'config.toml'), 'utf8'),
    readFile(path.join(templateDir, `${name}.html`), 'utf8'),
  ])
  return {
    subject: oneLine(fillTemplate(subjectTemplate(config, name), values, oneLine)),
    html: fillTemplate(template, values, escapeHtml),
  }
}
