import type postgres from 'postgres'
import type { Mail } from '@/lib/mail/mail'
import type { OrganizationRole } from '@/lib/organizations/constants'
import { until } from '@/tests/embedded/small-stack'
import { inviteHandler } from '@/worker/organizations/invite'
import { Queue } from '@/worker/queue'
import { Worker } from '@/worker/worker'

/** An organisation with these people, past its functions. @returns its id */
export async function makeOrganization(
  sql: postgres.Sql,
  people: readonly (readonly [{ id: string }, OrganizationRole])[],
  name = '가나다 법률사무소',
): Promise<string> {
  const [row] = await sql`insert into organizations (name) values (${name}) returning id`
  const organization = String(row?.id)
  for (const [{ id }, role] of people)
    await sql`insert into organization_members (organization_id, user_id, role)
      values (${organization}, ${id}, ${role})`
  return organization
}

export async function roleIn(
  sql: postgres.Sql,
  organization: string,
  { id }: { id: string },
): Promise<string | null> {
  const [row] = await sql`select role from organization_members
    where organization_id = ${organization} and user_id = ${id}`
  return row?.role ?? null
}

/** Has a worker send what waits to be mailed. @returns the mails */
export async function mailInvitations(sql: postgres.Sql): Promise<Mail[]> {
  const mails: Mail[] = []
  const handler = inviteHandler(async (mail) => {
    mails.push(mail)
  })
  const worker = new Worker(new Queue(sql, 5), [handler], { slots: 1, pollMs: 20 })
  await worker.start()
  await until(async () => {
    const open = await sql`select from jobs
      where kind = 'organizations.invite' and state in ('queued', 'running')`
    return open.length === 0
  })
  await worker.stop()
  return mails
}

/** The secret of the link in a mail. */
export function tokenIn(mail: Mail | undefined): string {
  const [, token] = /\/invitations\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  if (!token) throw new Error('no link in the mail')
  return token
}
