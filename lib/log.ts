import { processGlobal } from './process-global'

/** The one place that writes to the console: one JSON line per event, so that any collector can read it. */
type Level = 'debug' | 'info' | 'warn' | 'error'

/** Plain values only. Never pass personal data, card data or a resident number. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

/** What is written: events of a level and those above it, or nothing. */
export type LogLevel = Level | 'off'

const rank: Record<LogLevel, number> = { debug: 0, info: 1, warn: 2, error: 3, off: 4 }
/** A browser writes nothing until the page says that it may. */
const settings = processGlobal<{ threshold: LogLevel }>('log', () => ({
  threshold: typeof window === 'undefined' ? 'info' : 'off',
}))

/** What a page's script writes to the console of its reader's browser (spec 9): errors, and nothing in production. */
export function browserLogLevel(mode: 'development' | 'production' | 'test'): LogLevel {
  return mode === 'production' ? 'off' : 'error'
}

/** Events below this level are dropped. */
export function setLogLevel(level: LogLevel): void {
  settings.threshold = level
}

function write(level: Level, event: string, fields: LogFields = {}): void {
  if (rank[level] < rank[settings.threshold]) return
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  // biome-ignore lint/suspicious/noConsole: this module is where logging ends
  console[level === 'debug' ? 'log' : level](line)
}

export const log = {
  debug: (event: string, fields?: LogFields) => write('debug', event, fields),
  info: (event: string, fields?: LogFields) => write('info', event, fields),
  warn: (event: string, fields?: LogFields) => write('warn', event, fields),
  error: (event: string, fields?: LogFields) => write('error', event, fields),
}
