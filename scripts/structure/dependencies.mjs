// Who may import whom (docs/architecture.md, Layers), held by dependency-cruiser. Imports of types count too.
import { existsSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const roots = [
  'app',
  'components',
  'lib',
  'backend',
  'worker',
  'embedded',
  'scripts',
  'tests',
  'e2e',
  'middleware.ts',
  'instrumentation.ts',
]

/** From the inside outwards: a domain knows those of earlier lines, and none of its own line but itself. */
const lines = [
  ['korean-law'],
  ['activity'],
  ['auth'],
  ['organizations'],
  [
    'corpus',
    'documents',
    'billing',
    'content',
    'contact',
    'profile',
    'users',
    'operations',
    'settings',
    'api-keys',
    'traces',
    'webhooks',
  ],
  [
    'chat',
    'citation-check',
    'contracts',
    'templates',
    'calculators',
    'knowledge',
    'mcp',
    'saved',
    'alerts',
  ],
  ['matters'],
  ['ragops'],
]

/** Folders of lib, as a regular expression; what is in none of them is the platform. */
const inside = (/** @type {string[]} */ domains) => `^lib/(?:${domains.join('|')})/`
const anyDomain = inside(lines.flat())

/** The files of a domain that play one of these parts (the closed vocabulary of docs/architecture.md). */
const parts = (/** @type {string[]} */ ...names) =>
  `^lib/(?:${lines.flat().join('|')})[^.]*/(?:${names.join('|')})[.]ts$`
/** Schemas, types and constants: safe for every side. */
const shape = '(?:^|/|-)(?:schema|types|constants)[.]ts$'

const domainRules = lines.flatMap((domains, at) => {
  const outside = lines.slice(at).flat()
  return domains.map((domain) => ({
    name: `lib/${domain} knows itself and the domains before it`,
    from: { path: inside([domain]) },
    to: { path: inside(outside.filter((other) => other !== domain)) },
  }))
})

const rules = [
  { name: 'no circles', from: {}, to: { circular: true } },
  {
    name: 'nothing imports backend: it is called over HTTP',
    from: { pathNot: '^(?:backend|tests)/' },
    to: { path: '^backend/' },
  },
  {
    name: 'nothing imports worker: it takes jobs from PostgreSQL',
    from: { pathNot: '^(?:worker|tests)/' },
    to: { path: '^worker/' },
  },
  {
    name: 'worker knows lib alone',
    from: { path: '^worker/' },
    to: { path: '^(?:app|components|backend|embedded)/' },
  },
  {
    name: 'nothing imports embedded: the launcher starts it',
    from: { pathNot: '^(?:embedded|tests)/' },
    to: { path: '^embedded/' },
  },
  {
    name: 'nothing imports app',
    from: { pathNot: '^(?:app|tests)/' },
    to: { path: '^app/' },
  },
  {
    name: 'the product knows no tests and no scripts',
    from: { path: '^(?:app|components|lib|backend|embedded)/|^middleware[.]ts$' },
    to: { path: '^(?:tests|e2e|scripts)/' },
  },
  {
    name: 'a route handler never uses loaders',
    from: { path: '^app/api/.*/route[.]tsx?$' },
    to: { path: '/loaders[.]ts$' },
  },
  {
    name: 'two domains meet in a page',
    from: { path: '^components/([^/]+)/' },
    to: { path: '^components/', pathNot: '^components/(?:$1|ui|layout)/' },
  },
  {
    name: 'ui knows no domain and no layout',
    from: { path: '^components/ui/' },
    to: { path: `${anyDomain}|^components/layout/` },
  },
  {
    name: 'a component knows its own domain and Korean law',
    from: { path: '^components/(?!layout/|ui/)([^/]+)/' },
    to: { path: anyDomain, pathNot: '^lib/(?:$1|korean-law)/' },
  },
  {
    name: 'a component calls actions and the API, nothing else of the server',
    from: { path: '^components/' },
    to: { path: parts('data', 'mutations', 'loaders', 'service') },
  },
  {
    name: 'lib never imports components',
    from: { path: '^lib/' },
    to: { path: '^components/' },
  },
  {
    name: 'the platform knows no domain',
    from: { path: '^lib/', pathNot: anyDomain },
    to: { path: anyDomain },
  },
  ...domainRules,
  {
    name: 'backend knows the platform, Korean law and wire schemas',
    from: { path: '^backend/' },
    to: {
      path: `${anyDomain}|^(?:app|components|embedded|worker)/`,
      pathNot: '^lib/korean-law/|^lib/corpus[^.]*[/-](?:schema|types|constants)[.]ts$',
    },
  },
  {
    name: 'a schema does no IO',
    from: { path: shape },
    to: { path: parts('data', 'mutations', 'loaders', 'service', 'actions') },
  },
].map((rule) => ({ severity: 'error', ...rule }))

/** @typedef {{ path: string, problem: string }} Problem */

/** A circle is written from its first file on; any other violation names both ends. */
const ends = (/** @type {{ to: string, cycle?: { name: string }[] }} */ { to, cycle }) =>
  cycle ? cycle.map(({ name }) => name).join(' → ') : to

/** @returns {Promise<Problem[]>} */
export async function checkDependencies() {
  const { output } = await cruise(
    roots.filter((root) => existsSync(root)),
    {
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: true,
      tsConfig: { fileName: 'tsconfig.json' },
      doNotFollow: { path: 'node_modules' },
      // Made by the build and the tests.
      exclude: { path: '^(?:[.]next|dist|messages)/' },
      enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  )
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ from, to, rule, cycle }) => ({
    path: from,
    problem: `${rule.name}: ${ends({ to, cycle })}`,
  }))
}
