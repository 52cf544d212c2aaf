/**
 * One value for the whole process, made when it is first asked for. Next bundles pages and route handlers
 * apart, so that a variable of a module may be there twice; a switch of the administration must not.
 */
export function processGlobal<T>(name: string, make: () => T): T {
  const registry = globalThis as unknown as Record<symbol, T | undefined>
  const key = Symbol.for(`beopdap.${name}`)
  const value = registry[key] ?? make()
  registry[key] = value
  return value
}
