/**
 * Turns the parameters of an address into a calculator's input. A parameter is a field's value; lists and
 * objects come as JSON (`children=[{"status":"dead"}]`) or with dots (`children.0.status=dead`). Empty ones
 * are left out: a form without script sends every field.
 */
type Tree = { [key: string]: Tree | unknown }

const unsafe = new Set(['__proto__', 'constructor', 'prototype'])

function put(tree: Tree, path: string[], value: unknown): void {
  const [head = '', ...rest] = path
  if (rest.length === 0) {
    tree[head] = value
    return
  }
  const inside = tree[head]
  const branch: Tree = typeof inside === 'object' && inside !== null ? (inside as Tree) : {}
  tree[head] = branch
  put(branch, rest, value)
}

/** Objects whose keys are all numbers are lists. */
function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([key]) => /^\d{1,2}$/.test(key))
    ? entries
        .sort(([left], [right]) => Number(left) - Number(right))
        .map(([, inside]) => withLists(inside))
    : Object.fromEntries(entries.map(([key, inside]) => [key, withLists(inside)]))
}

function readValue(text: string): unknown {
  if (!/^[[{]/.test(text)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The input that the parameters of an address say. */
export function queryInput(params: URLSearchParams): Record<string, unknown> {
  const tree: Tree = {}
  for (const [name, text] of params) {
    const value = text.trim()
    const path = name.split('.')
    if (value === '' || path.length > 8 || path.some((key) => unsafe.has(key))) continue
    put(tree, path, readValue(value))
  }
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, withLists(value)]))
}
