import { spawn } from 'node:child_process'
import { LaunchError } from './output.mjs'
import { inProject, ROOT, TYPESCRIPT } from './project.mjs'

/** @param {string} url @returns {Promise<boolean>} */
async function isEmpty(url) {
  const { default: postgres } = await import('postgres')
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [row] = await sql`
      select exists (select from legal.laws) or exists (select from legal.decisions) as filled`
    return !row?.filled
  } finally {
    await sql.end()
  }
}

/**
 * Loads the starter corpus into an empty store, so that a fresh copy can be searched at once.
 * @param {string} url @param {string} dataDir @returns {Promise<string>} what was done
 */
export async function loadStarter(url, dataDir) {
  if (!(await isEmpty(url))) return 'not needed: the store has a corpus'
  const child = spawn(
    process.execPath,
    [...TYPESCRIPT, inProject('backend', 'cli', 'starter.ts'), '--data', dataDir],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATABASE_URL: url, LEGAL_DATA_DIR: dataDir },
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0)
    throw new LaunchError(`${output}\nThe starter corpus could not be loaded (see above).`)
  return 'loaded'
}
