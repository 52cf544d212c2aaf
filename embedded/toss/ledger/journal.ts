import {
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { eventSchema, type LedgerEvent } from './events'

const lineSchema = z.array(eventSchema)

export type Journal = {
  /** What happened before this start, oldest first. */
  past: LedgerEvent[]
  /** Writes what happened together as one line, before anybody hears of it. */
  append: (events: LedgerEvent[]) => void
  close: () => void
}

function parseLine(line: string, number: number): LedgerEvent[] {
  try {
    return lineSchema.parse(JSON.parse(line))
  } catch {
    throw new Error(`line ${number} of the journal cannot be read`)
  }
}

/**
 * Opens the journal. A last line without an end was being written when the process died: nobody has had
 * an answer to it, and it is cut off. The system has each line once it is written, so that only a machine
 * that loses power could lose one; a stand-in does not wait for the disk.
 * @throws when a line in the middle is no line of ours: going on would lose what it says
 */
export function openJournal(file: string): Journal {
  mkdirSync(path.dirname(file), { recursive: true })
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  const whole = bytes.lastIndexOf(0x0a) + 1
  const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1)
  const past = lines.flatMap((line, index) => parseLine(line, index + 1))
  const descriptor = openSync(file, 'a', 0o600)
  if (whole < bytes.length) ftruncateSync(descriptor, whole)
  let size = whole
  return {
    past,
    append: (events) => {
      const line = Buffer.from(`${JSON.stringify(events)}\n`)
      try {
        for (let written = 0; written < line.length; ) {
          written += writeSync(descriptor, line, written)
        }
        size += line.length
      } catch (error) {
        // A full disk must not leave half a line for the next one to be written behind.
        ftruncateSync(descriptor, size)
        throw error
      }
    },
    close: () => closeSync(descriptor),
  }
}
