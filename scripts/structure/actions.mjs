const usesChain = /from '(?:@\/lib\/auth|\.)\/action'/
const isActions = ({ text }) => /^'use server'/.test(text)

/** Each declaration at the top of a file, with its text up to the next one. */
function declarations({ path, text }) {
  const starts = [...text.matchAll(/^(export )?(?:async )?(?:function|const) (\w+)/gm)]
  return starts.map((match, index) => ({
    path,
    name: match[2],
    isExported: Boolean(match[1]),
    body: text.slice(match.index + match[0].length, starts[index + 1]?.index),
  }))
}

/**
 * Every server action goes through the one chain of lib/auth/action.ts: by itself, or by a function that does.
 * There is no list of exceptions.
 */
export function checkActions(files) {
  const declared = files
    .filter(
      (file) => /^(app|lib)\//.test(file.path) && (isActions(file) || usesChain.test(file.text)),
    )
    .flatMap((file) => declarations(file).map((each) => ({ ...each, isAction: isActions(file) })))
  const chain = new Set(['runAction', 'runPublicAction'])
  const runsChain = ({ body }) =>
    [...body.matchAll(/\b(\w+)\s*[<(]/g)].some(([, name]) => chain.has(name))
  for (let before = 0; before < chain.size; ) {
    before = chain.size
    for (const each of declared) if (runsChain(each)) chain.add(each.name)
  }
  return declared
    .filter((each) => each.isAction && each.isExported && !runsChain(each))
    .map(({ path, name }) => ({
      path,
      problem: `${name} does not go through the chain of actions`,
    }))
}
