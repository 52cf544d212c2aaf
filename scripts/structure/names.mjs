const tops = [
  'app',
  'components',
  'lib',
  'backend',
  'worker',
  'embedded',
  'supabase',
  'messages',
  'public',
  'tests',
  'e2e',
  'scripts',
  'docs',
  '.ci',
]
const rootFiles = [
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'jest.config.mjs',
  'playwright.config.ts',
]
const vague = /^(utils?|helpers?|misc|common|index)$/

/** Names from the field only: no drawer for odds and ends, no barrels. */
export function checkNames(files) {
  return files.flatMap(({ path }) => {
    const [top] = path.split('/')
    const problems = []
    if (path.includes('/') ? !tops.includes(top) : !rootFiles.includes(path))
      problems.push({ path, problem: 'not a folder of the layout' })
    const stem = path
      .split('/')
      .at(-1)
      .replace(/(\.test)?\.(tsx?|mjs)$/, '')
    if (vague.test(stem) && !path.startsWith('components/ui/'))
      problems.push({ path, problem: `a name that says nothing: ${stem}` })
    return problems
  })
}
