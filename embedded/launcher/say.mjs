/** The launcher speaks on stderr only: stdout belongs to the program it runs. */

/** @param {string} line */
export const say = (line) => {
  process.stderr.write(`${line}\n`)
}

/** @param {number} from performance.now() at the start */
export const secondsSince = (from) => ((performance.now() - from) / 1000).toFixed(1)

/**
 * Runs one phase and says how long it took.
 * @template T @param {string} name @param {() => Promise<T> | T} work @returns {Promise<T>}
 */
export async function phase(name, work) {
  const started = performance.now()
  try {
    const result = await work()
    const note = typeof result === 'string' ? `  ${result}` : ''
    say(`  ${name.padEnd(28)} ${secondsSince(started).padStart(6)} s${note}`)
    return result
  } catch (error) {
    say(`  ${name.padEnd(28)} ${secondsSince(started).padStart(6)} s  failed`)
    throw error
  }
}

/** An expected failure: its message is for people, a stack would only hide it. */
export class LaunchError extends Error {}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof LaunchError) say(`\n${error.message}`)
  else say(`\n${error instanceof Error ? error.stack : String(error)}`)
}
