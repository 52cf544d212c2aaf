import { createHash } from 'node:crypto'
import type { Inquiry } from './schema'

const HOUR_MS = 3_600_000
/** The day turns at four in the morning in Seoul (UTC+9), when few people are writing. */
const TURN_MS = (9 - 4) * HOUR_MS

/**
 * The same words from the same person on the same day are one message, whichever way they arrive again:
 * a double click, a reload, the way back, another tab, with script or without.
 */
export function submissionId(inquiry: Omit<Inquiry, 'id'>, now: Date): string {
  const day = Math.floor((now.getTime() + TURN_MS) / (24 * HOUR_MS))
  const { locale, name, email, phone, company, inquiryType, subject, message } = inquiry
  const fields = [day, locale, name, email, phone, company, inquiryType, subject, message]
  const bytes = createHash('sha256').update(JSON.stringify(fields)).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6) // version 8: a UUID of one's own making
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
