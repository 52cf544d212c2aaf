/** Flags of initdb: one collation everywhere (C.UTF-8 of PostgreSQL itself), no trust. */
export const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/**
 * Settings of the server. Loopback TCP only; sized for bulk imports on a small machine: a large
 * WAL keeps checkpoints rare, JIT never pays for queries this short.
 */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '80',
  shared_buffers: '256MB',
  effective_cache_size: '2GB',
  work_mem: '32MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  log_checkpoints: 'off',
}

/** @param {number} port @returns {string[]} */
export const serverFlags = (port) => [
  '-p',
  String(port),
  ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]

/**
 * The environment PostgreSQL gets: nothing of ours, so that no PG* variable of the caller leaks in.
 */
export const serverEnvironment = () => ({
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
})
