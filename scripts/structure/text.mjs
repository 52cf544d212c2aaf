const product = /^(app|components|lib|backend|worker)\//

/** Each rule: which files it binds, what it forbids, and how to say so. */
const rules = [
  {
    binds: (path) =>
      product.test(path) || path.startsWith('embedded/') || path.startsWith('tests/'),
    forbids: /:\s*any\b|\bas any\b|<any>|@ts-ignore|@ts-expect-error|@ts-nocheck/,
    problem: 'any, or a silenced type error',
  },
  {
    binds: (path) => product.test(path),
    forbids: /(?:from\s+|import\s*\(\s*|import\s+)['"]\.\.\//,
    problem: 'a relative path that climbs',
  },
  {
    binds: (path) => product.test(path) && path !== 'lib/env.ts',
    forbids: /\bprocess\.env\b/,
    problem: 'process.env outside lib/env.ts',
  },
  {
    binds: (path) => product.test(path) && path !== 'lib/log.ts',
    forbids: /\bconsole\.\w+\(/,
    problem: 'console outside lib/log.ts',
  },
  {
    binds: (path) => /^(app|components|lib)\//.test(path) && !/\/(data|mutations)\.ts$/.test(path),
    forbids: /\b(supabase|db|client)\s*\.(from|rpc)\(/,
    problem: '.from( or .rpc( outside data and mutations',
  },
  {
    binds: (path) => /^app\/.*\/(page|layout)\.tsx$/.test(path),
    forbids: /^['"]use client['"]/m,
    problem: "'use client' in a page or layout",
  },
  {
    binds: (path) => /^(app|components)\/.*\.tsx$/.test(path),
    forbids: />[^<>{}()=;]*[가-힣][^<>{}]*</,
    problem: 'text for people outside messages/',
  },
  {
    binds: (path) => /^(tests|e2e)\//.test(path),
    forbids: /\b(it|test|describe)\.(skip|only|todo|fixme)\b|\bx(it|describe)\(/,
    problem: 'a skipped or lone test',
  },
]

export function checkText(files) {
  return files.flatMap(({ path, text }) =>
    rules
      .filter(({ binds, forbids }) => binds(path) && forbids.test(text))
      .map(({ problem }) => ({ path, problem })),
  )
}
