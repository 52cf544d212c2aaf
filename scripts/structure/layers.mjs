const domains = [
  'activity',
  'auth',
  'korean-law',
  'corpus',
  'documents',
  'billing',
  'content',
  'contact',
  'profile',
  'users',
  'operations',
  'settings',
  'chat',
  'contracts',
]
const middle = [
  'korean-law',
  'corpus',
  'documents',
  'billing',
  'content',
  'contact',
  'profile',
  'users',
  'operations',
  'settings',
]
const outer = ['chat', 'contracts']

/** The room a file lives in: app, components/<domain>, lib/<domain>, platform, backend, … */
function room(path) {
  const [top, second] = path.split('/')
  if (top === 'lib') return domains.includes(second) ? `lib/${second}` : 'platform'
  if (top === 'components') return `components/${second}`
  if (top === 'middleware.ts') return 'app'
  return top
}

function libMayImport(from, to) {
  if (to === 'platform' || to === from) return true
  const [source, target] = [from.slice(4), to.slice(4)]
  if (target === 'korean-law') return true
  if (target === 'activity') return source !== 'activity'
  if (target === 'auth') return source !== 'activity'
  if (middle.includes(target)) return outer.includes(source)
  return false
}

const stem = (path) =>
  path
    .split('/')
    .at(-1)
    .replace(/\.(tsx?|mjs)$/, '')
/** Server-side roles of a domain; everything else in it is a schema, a list or a pure module. */
const roles = ['data', 'mutations', 'loaders', 'actions', 'service']
const isShape = (path) => /(^|-)(schema|types|constants)$/.test(stem(path))

function problemWith(path, target) {
  const [from, to] = [room(path), room(target)]
  if (to === 'backend' && from !== 'backend' && from !== 'tests') return 'nothing imports backend'
  if (to === 'embedded' && from !== 'embedded' && from !== 'tests')
    return 'nothing imports embedded'
  if (to === 'app' && from !== 'app' && from !== 'tests') return 'nothing imports app'
  if (from === 'app') {
    const handler = stem(path) === 'route' && path.startsWith('app/api/')
    if (handler && stem(target) === 'loaders') return 'a route handler never uses loaders'
    if (
      !to.startsWith('lib/') &&
      !to.startsWith('components/') &&
      !['app', 'platform'].includes(to)
    )
      return `app may not import ${to}`
  }
  if (from.startsWith('components/')) {
    const own = from.slice('components/'.length)
    const shared = ['components/ui', 'components/layout']
    if (to === 'platform' || to === from) return null
    if (own === 'ui' && to.startsWith('lib/')) return 'ui knows no domain'
    if (to.startsWith('components/') && !shared.includes(to)) return 'two domains meet in a page'
    if (own === 'ui' && to === 'components/layout') return 'ui does not know the layout'
    if (to.startsWith('lib/') && to !== 'lib/korean-law') {
      if (!['layout', to.slice(4)].includes(own)) return 'a component knows its own domain only'
      if (roles.filter((role) => role !== 'actions').includes(stem(target)))
        return `a component may not import ${stem(target)}`
    }
  }
  if (from === 'platform' && to !== 'platform') return 'the platform knows no domain'
  if (from.startsWith('lib/')) {
    if (to.startsWith('components/')) return 'lib never imports components'
    if (to.startsWith('lib/') && !libMayImport(from, to)) return `${from} may not import ${to}`
  }
  if (from === 'backend') {
    if (!['backend', 'platform', 'lib/korean-law', 'lib/corpus'].includes(to))
      return `backend may not import ${to}`
    if (to === 'lib/corpus' && !isShape(target)) return 'backend uses wire schemas only'
    if (to === 'lib/korean-law' && roles.includes(stem(target)))
      return 'backend uses pure modules only'
  }
  if (isShape(path) && roles.includes(stem(target))) return 'a schema does no IO'
  return null
}

const specifier = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"]+)['"]/g

export function checkImports(files) {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(specifier)].flatMap(([, name]) => {
      if (name.startsWith('../') && /^(app|components|lib|backend)\//.test(path))
        return [{ path, problem: `relative path that climbs: ${name}` }]
      if (!name.startsWith('@/')) return []
      const problem = problemWith(path, name.slice(2))
      return problem ? [{ path, problem: `${problem} (${name})` }] : []
    }),
  )
}
