import { startThread } from '@/lib/start-thread'

it('threads of the suites come from the bundles of dist/, not from source', () => {
  expect(String(startThread)).toContain('dist')
})
