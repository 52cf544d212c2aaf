import { z } from 'zod'

/** What fits into one message of a Korean carrier; more would go out as another kind, at another price. */
export const maxSmsBytes = 90

/** As carriers count: ASCII is one byte, everything else that EUC-KR knows is two. */
export function smsBytes(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) < 128 ? 1 : 2), 0)
}

/**
 * One text message. Carriers write it in EUC-KR: letters that it lacks (ー, 号, 验 …) arrive as question
 * marks, so texts are written with those that it has.
 */
export const smsSchema = z.object({
  /** A mobile phone of Korea, digits only. */
  to: z.string().regex(/^01\d{8,9}$/, 'a mobile number'),
  text: z
    .string()
    .min(1)
    .regex(/^[^\p{Cc}]*$/u, 'one line')
    .refine((text) => smsBytes(text) <= maxSmsBytes, `at most ${maxSmsBytes} bytes`),
})

export type Sms = z.infer<typeof smsSchema>

/** A way for a message to leave. Throws an AppError when it did not. */
export type SmsTransport = (sms: Sms) => Promise<void>
