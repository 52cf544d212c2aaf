import { spawnSync } from 'node:child_process'

function command(script: string, ...args: string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', '--tsconfig', 'scripts/tsconfig.json', script, ...args],
    { encoding: 'utf8' },
  )
  return { status, lines: stderr.split('\n').filter((line) => line && !/deprecated/.test(line)) }
}

it.each([
  ['scripts/review-contracts.ts', ['--nonsense'], /Unknown option '--nonsense'/],
  ['scripts/review-contracts.ts', [], /--input IN\.jsonl --output OUT\.jsonl/],
  ['scripts/review-contracts.ts', ['--input', 'nowhere', '--output', 'x'], /nowhere/],
  ['scripts/check-contract-rules.ts', ['--nonsense'], /Unknown option '--nonsense'/],
  ['scripts/check-contract-rules.ts', ['--statutes', 'nowhere'], /nowhere/],
])('%s %j is refused with what is wrong and how it is used', (script, args, expected) => {
  const { status, lines } = command(script, ...args)
  expect(status).toBe(2)
  expect(lines[0]).toMatch(expected)
  expect(lines.some((line) => line.startsWith('npm run -s contracts:'))).toBe(true)
  expect(lines.join('\n')).not.toMatch(/^\s+at /m)
})
