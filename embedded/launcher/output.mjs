/** Where the launcher speaks. stderr, unless the launcher is the program people started. */
let stream = process.stderr

/** @param {NodeJS.WriteStream} chosen */
export const printTo = (chosen) => {
  stream = chosen
}

/** @param {string} line */
export const print = (line) => {
  stream.write(`${line}\n`)
}

/** @param {number} from performance.now() at the start */
export const secondsSince = (from) => ((performance.now() - from) / 1000).toFixed(1)

/** @param {string} name @param {number} from @param {string} note */
const line = (name, from, note) =>
  `  ${name.padEnd(20)} ${secondsSince(from).padStart(6)} s${note ? `  ${note}` : ''}`

/**
 * Runs one phase and says how long it took; a text it answers with is said too.
 * @template T @param {string} name @param {() => Promise<T> | T} work @returns {Promise<T>}
 */
export async function phase(name, work) {
  const started = performance.now()
  try {
    const result = await work()
    print(line(name, started, typeof result === 'string' ? result : ''))
    return result
  } catch (error) {
    print(line(name, started, 'failed'))
    throw error
  }
}

/** An expected failure: its message is for people, a stack would only hide it. */
export class LaunchError extends Error {}

/** @param {unknown} error */
export function printError(error) {
  const text = error instanceof Error ? error.stack : String(error)
  process.stderr.write(`\n${error instanceof LaunchError ? error.message : text}\n`)
}
