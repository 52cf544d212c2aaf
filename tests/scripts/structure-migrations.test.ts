/** @jest-environment node */
import { checkMigrations, frozenSums, migrationSums } from '@/scripts/structure/migrations.mjs'
import { checkServiceClient } from '@/scripts/structure/service-client.mjs'

it('every migration that has landed is as it was', () => {
  expect(checkMigrations()).toEqual([])
  expect(migrationSums().map(({ name }: { name: string }) => name)).toEqual([
    ...frozenSums().keys(),
  ])
})

it('a file that is not named may not use the client that is past every policy', () => {
  const text = "import { serviceClient } from '@/lib/supabase/service-client'"
  expect(checkServiceClient([{ path: 'lib/profile/actions.ts', text }])).toContainEqual({
    path: 'lib/profile/actions.ts',
    problem: 'not among the users of the service client',
  })
})

it('nobody makes a client of their own', () => {
  const text = 'const mine = createClient(url, key)'
  expect(checkServiceClient([{ path: 'lib/chat/data.ts', text }])).toContainEqual({
    path: 'lib/chat/data.ts',
    problem: 'makes a Supabase client outside of lib/supabase',
  })
})
