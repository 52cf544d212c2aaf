import { createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { anonymousClient, type Person, person } from '../fixtures/rest-clients'

/** Attacks on rights, past the site: with the public key and a session of one's own at the REST API. */

const roleOf = async ({ client, account }: Person) =>
  (await client.from('profiles').select('role').eq('id', account.id).single()).data?.role

test('a role in the metadata of a sign-up counts for nothing', async () => {
  const { client, account } = await person()
  await client.auth.updateUser({
    data: { role: 'admin', permissions: { canManageUsers: true }, app_metadata: { role: 'admin' } },
  })
  expect(await roleOf({ client, account, accessToken: '' })).toBe('user')
  const { data } = await client.rpc('my_role')
  expect(data).toBe('user')
})

for (const [field, value] of [
  ['role', 'admin'],
  ['email', 'admin@example.test'],
  ['disabled_at', null],
  ['id', '00000000-0000-4000-8000-000000000000'],
  ['created_at', '2000-01-01'],
] as const) {
  test(`mass assignment: nobody writes ${field} of their own profile`, async () => {
    const { client, account } = await person()
    const { error } = await client
      .from('profiles')
      .update({ organization: 'court', [field]: value })
      .eq('id', account.id)
    expect(error?.code).toBe('42501')
    const { data } = await client.from('profiles').select('*').eq('id', account.id).single()
    // Nothing half: the allowed field of the same request is not written either.
    expect(data).toMatchObject({ role: 'user', organization: null, email: account.email })
  })
}

test('a second profile cannot be made, nor one for somebody else', async () => {
  const { client } = await person()
  const made = await client
    .from('profiles')
    .insert({ id: crypto.randomUUID(), email: 'x@example.test', role: 'admin' })
  expect(made.error?.code).toBe('42501')
})

test('the acts of administrators are refused to a user and to a supervisor', async () => {
  const victim = await person()
  for (const attacker of [await person('user'), await person('supervisor')]) {
    const target = victim.account.id
    const answers = await Promise.all([
      attacker.client.rpc('change_role', { target, new_role: 'admin', seen_role: 'user' }),
      attacker.client.rpc('change_role', {
        target: attacker.account.id,
        new_role: 'admin',
        seen_role: attacker.account.role,
      }),
      attacker.client.rpc('set_account_disabled', { target, disabled: true }),
      attacker.client.rpc('handle_deletion', { request: target, accept: true }),
      attacker.client.rpc('save_site_settings', {
        wanted: { maintenance_enabled: true },
        seen: new Date().toISOString(),
      }),
      attacker.client.rpc('remove_account', { person: target }),
      attacker.client.rpc('end_sessions', { person: target }),
      attacker.client.rpc('delete_old_logs', { before: new Date().toISOString() }),
      attacker.client.rpc('record_audit', { act: 'a.b', kind: 'x', target, more: {} }),
      attacker.client.rpc('count_search', { p_locale: 'ko', p_term: 'x', p_empty: false }),
    ])
    for (const { error } of answers) expect(['42501', 'PGRST202']).toContain(error?.code)
    expect(await roleOf(attacker)).toBe(attacker.account.role)
  }
  expect(await roleOf(victim)).toBe('user')
})

test('of two administrators who demote each other at once, one still has the role', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await person('admin'), await person('admin')]
    const demote = (actor: Person, target: Person) =>
      actor.client.rpc('change_role', {
        target: target.account.id,
        new_role: 'user',
        seen_role: 'admin',
      })
    const answers = await Promise.all([demote(one, two), demote(two, one)])
    // Whoever lost the role while waiting for the lock is refused.
    expect(answers.map(({ data, error }) => data ?? error?.code).sort()).toEqual(['42501', 'ok'])
    expect([await roleOf(one), await roleOf(two)].sort()).toEqual(['admin', 'user'])
  }
})

test('logs cannot be forged, changed or emptied', async () => {
  const { client, account } = await person()
  const victim = await person()
  const forged = await client.from('user_activity').insert({
    id: crypto.randomUUID(),
    activity_type: 'login',
    user_id: victim.account.id,
  })
  expect(forged.error?.code).toBe('42501')
  for (const table of ['user_activity', 'security_logs', 'audit_log', 'page_visits']) {
    const changed = await client.from(table).update({ metadata: {} }).eq('user_id', account.id)
    const deleted = await client.from(table).delete().eq('user_id', account.id)
    expect(changed.error, table).not.toBeNull()
    expect(deleted.error, table).not.toBeNull()
  }
  const written = await client.from('security_logs').insert({ event_type: 'sign_in' })
  expect(written.error?.code).toBe('42501')
})

test('schemas of the services are not reachable through the API', async () => {
  const { client } = await person()
  for (const schema of ['legal', 'rate_limit', 'auth', 'embedded', 'storage']) {
    const { error } = await client.schema(schema).from('users').select('*').limit(1)
    expect(error, schema).not.toBeNull()
  }
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token that was not signed by Auth is nobody', async () => {
  const { account, accessToken } = await person()
  const [header = '', payload = ''] = accessToken.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, role: 'service_role' })}.`
  const guessed = `${header}.${part({ ...claims, role: 'service_role' })}`
  const signature = createHmac('sha256', 'super-secret-jwt-token')
    .update(guessed)
    .digest('base64url')
  for (const token of [unsigned, `${guessed}.${signature}`, `${accessToken}x`]) {
    const { data } = await anonymousClient(token).from('profiles').select('id').eq('id', account.id)
    expect(data ?? []).toEqual([])
  }
})
