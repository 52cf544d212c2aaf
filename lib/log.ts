import { processGlobal } from './process-global'

/** The one place that writes to the console: one JSON line per event, so that any collector can read it. */
type Level = 'debug' | 'info' | 'warn' | 'error'

/** Plain values only. Never pass personal data, card data or a resident number. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

const rank: Record<Level, number> = { debug: 0, info: 1, warn: 2, error: 3 }
const settings = processGlobal<{ threshold: Level }>('log', () => ({ threshold: 'info' }))

/** Events below this level are dropped. */
export function setLogLevel(level: Level): void {
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
