/**
 * Who receives the client that is past every policy. A new line here is a decision: what the file reads or
 * writes cannot be done with the person's own session, and the file itself asks whether it is allowed.
 */
const users = {
  'counts, visits and the security log, which nobody may write with a session': [
    'app/api/activity/visits/route.ts',
    'lib/activity/count-error.ts',
    'lib/activity/count-search.ts',
    'lib/activity/security-log.ts',
  ],
  'keys of the API: who comes with one has no session': [
    'lib/api-keys/admission.ts',
    'lib/api-keys/count-use.ts',
    'app/api/otel/v1/traces/route.ts',
    'app/api/mcp/route.ts',
    'app/api/datasets/[id]/route.ts',
    'app/api/datasets/route.ts',
    'app/api/experiments/[id]/route.ts',
    'app/api/experiments/route.ts',
    'app/api/library/route.ts',
    'app/api/library/search/route.ts',
    'app/api/traces/[id]/route.ts',
    'app/api/traces/route.ts',
  ],
  'signing in and up, before there is a session': [
    'lib/auth/account-notices.ts',
    'lib/auth/actions.ts',
    'lib/auth/complete-sign-in.ts',
    'lib/auth/links/actions.ts',
    'lib/auth/sign-in.ts',
  ],
  'recovery codes: a use leaves a row of the log and a mail, which no session could be trusted with':
    ['lib/auth/factors/actions.ts', 'lib/auth/factors/loaders.ts'],
  'payments: what was paid is written by the site alone': [
    'lib/billing/checkout/actions.ts',
    'lib/billing/checkout/confirmation.ts',
    'lib/billing/checkout/loaders.ts',
    'lib/billing/context.ts',
    'lib/billing/loaders.ts',
    'lib/billing/notices/delivery.ts',
    'lib/billing/phone/actions.ts',
    'lib/billing/record-paid-use.ts',
    'lib/billing/subscription/subscriber-action.ts',
  ],
  'the chat: conversations of visitors who have no account': [
    'app/api/chat/answers/[id]/route.ts',
    'app/api/chat/conversations/route.ts',
    'lib/chat/begin-question.ts',
    'lib/chat/consultation/loaders.ts',
    'lib/chat/conversations/loaders.ts',
    'lib/chat/loaders.ts',
  ],
  'reviews of contracts: what a month allows is counted by the site': [
    'app/api/contract-reviews/route.ts',
    'lib/contracts/playbooks/run-actions.ts',
    'lib/contracts/reviews/actions.ts',
    'lib/contracts/tables/actions.ts',
  ],
  'files: objects of the store have no policy of their own': [
    'app/api/documents/[id]/copy/route.ts',
    'app/api/documents/[id]/route.ts',
    'app/api/documents/route.ts',
    'app/api/documents/uploads/[id]/parts/[no]/route.ts',
    'app/api/documents/uploads/[id]/route.ts',
    'app/api/documents/uploads/route.ts',
    'lib/documents/actions.ts',
    'lib/documents/editor/answer-made.ts',
  ],
  'inquiries: written by the server behind its form': ['lib/contact/actions.ts'],
  'scripts of the operator': ['scripts/mail-unsent.ts', 'scripts/retention.ts'],
}
const allowed = new Set(Object.values(users).flat())

const source = /^(app|components|lib|scripts)\//
const importsIt = /from '@\/lib\/supabase\/service-client'/
const makesOne = /\bcreate(?:Server|Browser)?Client\(/
/** Clients are made in lib/supabase; the benches and the demo account stand outside of the site. */
const mayMake = /^(lib\/supabase\/|scripts\/bench|scripts\/demo-user\.ts)/

export function checkServiceClient(files) {
  const problems = files
    .filter(({ path }) => source.test(path))
    .flatMap(({ path, text }) => {
      if (importsIt.test(text) && !allowed.has(path))
        return [{ path, problem: 'not among the users of the service client' }]
      if (makesOne.test(text) && !mayMake.test(path))
        return [{ path, problem: 'makes a Supabase client outside of lib/supabase' }]
      return []
    })
  const unused = [...allowed].filter(
    (path) => !files.some((file) => file.path === path && importsIt.test(file.text)),
  )
  return [
    ...problems,
    ...unused.map((path) => ({ path, problem: 'listed, but does not use the service client' })),
  ]
}
