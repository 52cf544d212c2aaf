import { checkActions } from '@/scripts/structure/actions.mjs'

const chain = "'use server'\nimport { runAction } from '@/lib/auth/action'\n"
const action = (body: string) => `export async function save(data: FormData) {\n  ${body}\n}\n`
const problemsOf = (...texts: string[]) =>
  checkActions(texts.map((text, index) => ({ path: `lib/matters/part-${index}.ts`, text })))

it('an action that runs the chain is in order', () => {
  expect(problemsOf(chain + action('return runAction<Saved>({ name })'))).toEqual([])
})

it('so is one that runs it by a function of its own file, or of another', () => {
  const own = 'const asOwner = () =>\n  runAction({ name })\n\n'
  expect(problemsOf(chain + own + action('return asOwner()'))).toEqual([])
  const other =
    "import { runAction } from '@/lib/auth/action'\nexport function asOwner() {\n  return runAction({ name })\n}\n"
  const user = `'use server'\nimport { asOwner } from './owner-action'\n${action('return asOwner()')}`
  expect(problemsOf(other, user)).toEqual([])
})

it('an action past the chain is a problem, and a function that is no action is not', () => {
  const past = action('return db.save(data)')
  expect(problemsOf(`'use server'\n${past}`)).toEqual([
    { path: 'lib/matters/part-0.ts', problem: 'save does not go through the chain of actions' },
  ])
  expect(problemsOf(past)).toEqual([])
})
