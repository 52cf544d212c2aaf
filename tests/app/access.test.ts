/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { apiAccess, dynamicPageAccess, pageAccess, requirementOf } from '@/lib/auth/access'
import { hasAccess, type Requirement } from '@/lib/auth/requirement'
import { permissionsOf } from '@/lib/auth/roles'
import { type SitePage, sitePages } from '@/lib/site-pages'

// Which pages and handlers there are is read from the disk, so that a new one cannot be forgotten in the
// role matrix. e2e/security/role-matrix.spec.ts proves what the tables say.

const root = path.resolve('app')

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .sort()

/** `[locale]/(site)/blog/[id]/page.tsx` → `/blog/[id]` */
function patternOf(file: string): string {
  const parts = file.split('/').slice(0, -1)
  return `/${parts.filter((part) => part !== '[locale]' && !/^\(.*\)$/.test(part)).join('/')}`
}

const pages = files
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => ({
    file,
    pattern: patternOf(file),
    text: readFileSync(`${root}/${file}`, 'utf8'),
  }))
const handlers = files
  .filter((file) => /\/route\.tsx?$/.test(file))
  .map((file) => {
    const pattern = file.startsWith('og/') ? `/${path.posix.dirname(file)}` : patternOf(file)
    return { file, pattern, text: readFileSync(`${root}/${file}`, 'utf8') }
  })

const keyOf = (pattern: string) =>
  (Object.keys(sitePages) as SitePage[]).find((key) => sitePages[key].path === pattern)

/** What the tables say of a page; undefined when they do not know it. */
function needOf(pattern: string): Requirement | undefined {
  const key = keyOf(pattern)
  if (key) return (pageAccess as Partial<Record<SitePage, Requirement>>)[key] ?? 'everyone'
  return (dynamicPageAccess as Record<string, Requirement>)[pattern]
}

const methodsOf = (text: string) => [
  ...new Set(
    [
      ...text.matchAll(
        /export (?:async )?(?:function|const) (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/g,
      ),
      ...text.matchAll(/\bas (GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/g),
    ].map(([, method]) => method as string),
  ),
]

it('there are pages and handlers to look at', () => {
  expect(pages.length).toBeGreaterThan(30)
  expect(handlers.length).toBeGreaterThan(25)
})

it.each(pages.map(({ pattern }) => pattern))('the tables know the page %s', (pattern) => {
  expect(needOf(pattern)).toBeDefined()
})

it('the tables know no page with a part that is not there', () => {
  const there = pages.map(({ pattern }) => pattern)
  expect(Object.keys(dynamicPageAccess).filter((pattern) => !there.includes(pattern))).toEqual([])
})

it.each(pages.filter(({ file }) => file.includes('(admin)')).map(({ pattern }) => pattern))(
  'the page %s of the administration is not for everyone',
  (pattern) => {
    expect([
      'canViewAdminPanel',
      'canManageUsers',
      'canEditContent',
      'canViewAnalytics',
      'admin',
    ]).toContain(needOf(pattern))
  },
)

/** The text of a page's loaders, beside its own. */
function loadersOf(text: string): string {
  const names = [...text.matchAll(/from '@\/(lib\/[a-z/-]+\/loaders)'/g)].map(([, name]) => name)
  return names.map((name) => readFileSync(path.resolve(`${name}.ts`), 'utf8')).join('\n')
}

const gated = pages.filter(({ pattern }) => (needOf(pattern) ?? 'everyone') !== 'everyone')

it.each(gated.map(({ pattern, text }) => [pattern, text] as const))(
  'the page %s stands behind requireAccess',
  (pattern, text) => {
    const named = pages
      .map((page) => page.pattern)
      .filter((each) => pattern === each || pattern.startsWith(`${each}/`))
      .flatMap((each) => keyOf(each) ?? [])
    const asked = [...`${text}\n${loadersOf(text)}`.matchAll(/requireAccess\(\s*'(\w+)'/g)]
    expect(asked.some(([, key]) => named.includes(key as SitePage))).toBe(true)
  },
)

it.each(gated.map(({ file, pattern }) => [pattern, path.dirname(file)] as const))(
  'the page %s has no loading.tsx above it: what is sent before the gate is asked cannot redirect any more',
  (_, folder) => {
    const above = folder.split('/').map((__, depth, parts) => parts.slice(0, depth + 1).join('/'))
    expect(above.filter((each) => files.includes(`${each}/loading.tsx`))).toEqual([])
  },
)

it.each(handlers.map(({ pattern, text }) => [pattern, methodsOf(text)] as const))(
  'the table knows the handler %s and its methods',
  (pattern, methods) => {
    expect(methods.length).toBeGreaterThan(0)
    expect(Object.keys(apiAccess[pattern] ?? {}).sort()).toEqual([...methods].sort())
  },
)

it('the table knows no handler that is not there', () => {
  const there = handlers.map(({ pattern }) => pattern)
  expect(Object.keys(apiAccess).filter((pattern) => !there.includes(pattern))).toEqual([])
})

it.each(
  handlers.flatMap(({ pattern, text }) => {
    const needs = Object.values(apiAccess[pattern] ?? {}).filter((need) => need !== 'everyone')
    return needs.map((need) => [pattern, need, text] as const)
  }),
)('the handler %s asks for %s', (_, need, text) => {
  const asking: Partial<Record<Requirement, string[]>> = {
    scheduler: ['isScheduler('],
    apiKey: ['respondMcp(', 'respondKeyed(', 'if (!holder) return askForKey()'],
    // Documents to be written are made by one answer, files of reviews by another; each asks for the session.
    session: [
      "requirePermission('session')",
      'return answerMade(',
      'respondReport(request, params',
    ],
  }
  const words = asking[need] ?? [`requirePermission('${need}')`]
  expect(words.some((each) => text.includes(each))).toBe(true)
})

describe('what a path needs', () => {
  it.each([
    ['/', 'everyone'],
    ['/case-search', 'everyone'],
    ['/cases/2012다31628', 'everyone'],
    ['/profile', 'session'],
    ['/profile/', 'session'],
    ['/admin', 'canViewAdminPanel'],
    ['/admin/users/00000000-0000-4000-8000-000000000000', 'canManageUsers'],
    ['/admin/users/deletions', 'canManageUsers'],
    ['/blog/write', 'canEditContent'],
    ['/blog/some-post', 'everyone'],
    ['/word-editor', 'owner'],
    ['/document-editor', 'owner'],
    ['/document-library', 'owner'],
  ])('%s: %s', (path, need) => {
    expect(requirementOf(path)).toBe(need)
  })

  it('agrees with the tables about every page on the disk', () => {
    for (const { pattern } of pages) {
      expect([pattern, requirementOf(pattern)]).toEqual([pattern, needOf(pattern)])
    }
  })
})

describe('the pages of the owner', () => {
  const person = (role: 'admin' | 'supervisor' | 'user', isOwner = false) => ({
    role,
    permissions: permissionsOf(role),
    isOwner,
  })

  it('let in the role admin and the owner, and nobody else', () => {
    expect(hasAccess(person('admin'), 'owner')).toBe(true)
    expect(hasAccess(person('user', true), 'owner')).toBe(true)
    expect(hasAccess(person('supervisor'), 'owner')).toBe(false)
    expect(hasAccess(person('user'), 'owner')).toBe(false)
    expect(hasAccess(null, 'owner')).toBe(false)
  })

  it('give the owner no other right', () => {
    expect(hasAccess(person('user', true), 'admin')).toBe(false)
    expect(hasAccess(person('user', true), 'canViewAdminPanel')).toBe(false)
  })
})

const serverActions = ['lib', 'app']
  .flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' }).map((file) => `${top}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && /^'use server'/.test(readFileSync(file, 'utf8')))

/** Those that have not come onto the chain yet. */
const withoutChain = [
  'lib/auth/actions.ts',
  'lib/auth/links/actions.ts',
  'lib/billing/checkout/actions.ts',
  'lib/billing/phone/actions.ts',
]

it.each(serverActions.filter((file) => !withoutChain.includes(file)))(
  'the actions of %s go through the one chain',
  (file) => {
    const text = readFileSync(file, 'utf8')
    expect(text).toMatch(/\b(run(Public)?Action|formAction|runAsOwner|subscriberAction)\b/)
    expect(text).not.toMatch(/\b(requirePermission|readSession)\(/)
  },
)
