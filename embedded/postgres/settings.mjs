/** One collation everywhere (C.UTF-8 of PostgreSQL itself), no trust. */
const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-instructions',
]

/** @param {boolean} disposable nothing is written through to the disk @returns {string[]} */
export const initdbFlags = (disposable) =>
  disposable ? [...INITDB_FLAGS, '--no-sync'] : INITDB_FLAGS

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

/**
 * Of a cluster that is thrown away: a crash of the server alone still loses nothing that was answered, a crash of
 * the machine may. The many small databases of tests are not worth the work of autovacuum.
 */
const DISPOSABLE_SETTINGS = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** @param {number} port @param {boolean} disposable @returns {string[]} */
export const serverFlags = (port, disposable) => [
  '-p',
  String(port),
  ...Object.entries({ ...SETTINGS, ...(disposable ? DISPOSABLE_SETTINGS : {}) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  ),
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
