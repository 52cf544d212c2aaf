import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The server refuses to run as root; whoever is root starts it as `nobody`. */
const nobody = 65_534
const isRoot = process.getuid?.() === 0
const startMs = 600_000

export type NodeOptions = {
  home: string
  /** Its own: settings, data and temporary files. */
  folder: string
  name: string
  /** As `-Xmx` takes it. */
  heap: string
  /** Where the first node listens for others; null for the first node itself. */
  seed: string | null
}

/** A running node of a cluster. */
export type ClusterNode = {
  name: string
  url: string
  transport: string
  /** Resident memory, in bytes. */
  memory: () => Promise<number>
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** Ports are the system's choice, so that nothing else of this machine is in the way. */
function settingsOf({ folder, name, seed }: NodeOptions): string {
  const meeting = seed
    ? `discovery.seed_hosts: ["${seed}"]`
    : `cluster.initial_cluster_manager_nodes: ["${name}"]`
  return `cluster.name: beopdap-bench
node.name: ${name}
path.data: ${join(folder, 'data')}
path.logs: ${join(folder, 'logs')}
network.host: 127.0.0.1
http.port: 0
transport.port: 0
cluster.routing.allocation.disk.threshold_enabled: false
${meeting}
`
}

async function makeFolders({ home, folder, ...rest }: NodeOptions): Promise<void> {
  for (const part of ['config', 'data', 'logs', 'tmp']) {
    await mkdir(join(folder, part), { recursive: true })
    if (isRoot) await chown(join(folder, part), nobody, nobody)
  }
  const settings = settingsOf({ home, folder, ...rest })
  await writeFile(join(folder, 'config/opensearch.yml'), settings)
  // Copied by its text: as a file it may be its owner's alone.
  const logging = await readFile(join(home, 'config/log4j2.properties'), 'utf8')
  await writeFile(join(folder, 'config/log4j2.properties'), logging)
}

function spawnServer({ home, folder, heap }: NodeOptions): ChildProcess {
  const options = [
    `-Xms${heap}`,
    `-Xmx${heap}`,
    '-Djava.security.manager=allow',
    `-Djava.io.tmpdir=${join(folder, 'tmp')}`,
    `-Dopensearch.path.home=${home}`,
    `-Dopensearch.path.conf=${join(folder, 'config')}`,
    '-Dopensearch.distribution.type=zip',
    '-Dopensearch.bundled_jdk=false',
  ]
  const server = ['-cp', join(home, 'lib/*'), 'org.opensearch.bootstrap.OpenSearch']
  return spawn('java', [...options, ...server], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? { uid: nobody, gid: nobody } : {}),
  })
}

const published = (log: string, part: string) =>
  new RegExp(`${part} *\\].*publish_address \\{([^}]+)\\}`).exec(log)?.[1]

/** Reads the log of a starting node until it says where it listens. */
function listening(child: ChildProcess): Promise<{ http: string; transport: string }> {
  return new Promise((resolve, reject) => {
    let log = ''
    let started = false
    const fail = (reason: string) => reject(new Error(`${reason}\n${log.slice(-3000)}`))
    const patience = setTimeout(() => fail('The node did not start in time.'), startMs)
    child.once('error', (cause) => fail(cause.message))
    child.once('exit', () => fail('The node ended.'))
    const read = (chunk: Buffer) => {
      if (started) return
      log += chunk.toString()
      const http = published(log, 'AbstractHttpServerTransport')
      const transport = published(log, 'TransportService')
      if (!http || !transport) return
      started = true
      clearTimeout(patience)
      resolve({ http, transport })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
  })
}

/** Starts a node and waits until it listens. It ends with this process. @throws Error with its log */
export async function startNode(options: NodeOptions): Promise<ClusterNode> {
  await makeFolders(options)
  const child = spawnServer(options)
  const end = () => void child.kill('SIGKILL')
  // Before its folder is removed.
  process.prependOnceListener('exit', end)
  const { http, transport } = await listening(child).catch((thrown: unknown) => {
    end()
    throw thrown
  })
  return {
    name: options.name,
    url: `http://${http}`,
    transport,
    memory: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
    },
    stop: async (signal) => {
      process.removeListener('exit', end)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
