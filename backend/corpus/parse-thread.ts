import { startThread } from '@/lib/start-thread'
import { type Parser, parserInThread } from './parser'

/** A parser in a thread of its own. */
export function startParser(today: string): Parser {
  return parserInThread(today, () => startThread('parse-worker', import.meta.url))
}
