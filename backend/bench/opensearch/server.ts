import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const maven = promisify(execFile)

/** What Maven Central leaves out of the modules: their descriptor, and what the scripts are permitted. */
const modules = [
  {
    name: 'lang-painless',
    plugin: 'org.opensearch.painless.PainlessPlugin',
    extends: '',
    policy: ['createClassLoader', 'getClassLoader'],
  },
  {
    name: 'analysis-common',
    plugin: 'org.opensearch.analysis.common.CommonAnalysisPlugin',
    extends: 'lang-painless',
    policy: [],
  },
] as const

async function describeModule(
  home: string,
  version: string,
  module: (typeof modules)[number],
): Promise<void> {
  const descriptor = [
    `name=${module.name}`,
    `description=${module.name}`,
    `version=${version}`,
    `opensearch.version=${version}`,
    'java.version=11',
    `classname=${module.plugin}`,
    `extended.plugins=${module.extends}`,
    'has.native.controller=false',
  ]
  const folder = join(home, 'modules', module.name)
  await writeFile(join(folder, 'plugin-descriptor.properties'), `${descriptor.join('\n')}\n`)
  if (module.policy.length === 0) return
  const grants = module.policy.map((name) => `permission java.lang.RuntimePermission "${name}";`)
  await writeFile(join(folder, 'plugin-security.policy'), `grant { ${grants.join(' ')} };\n`)
}

/**
 * An OpenSearch server from Maven Central, ready to run.
 * @param folder where it is put
 * @returns its home
 * @throws Error when there is no `mvn`, or an artifact cannot be fetched
 */
export async function putServerTogether(folder: string): Promise<string> {
  const pom = join(import.meta.dirname, 'pom.xml')
  await maven('mvn', ['-q', '-B', '-f', pom, 'package', `-Dserver.folder=${folder}`])
  const prefix = 'opensearch-'
  const name = (await readdir(folder)).find((each) => each.startsWith(prefix))
  if (!name) throw new Error(`Maven has put no server into ${folder}`)
  const home = join(folder, name)
  for (const module of modules) await describeModule(home, name.slice(prefix.length), module)
  return home
}
