import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { type Sms, type SmsTransport, smsSchema } from './sms'
import { solapiTransport } from './solapi'

function configuredTransport(): SmsTransport {
  const { SMS_API_KEY, SMS_API_SECRET, SMS_SENDER, SMS_API_URL } = env()
  if (SMS_API_KEY && SMS_API_SECRET && SMS_SENDER) {
    return solapiTransport({
      url: SMS_API_URL,
      apiKey: SMS_API_KEY,
      apiSecret: SMS_API_SECRET,
      sender: SMS_SENDER,
    })
  }
  throw new AppError('unavailable', {
    internal: 'SMS_API_KEY, SMS_API_SECRET or SMS_SENDER is not set',
  })
}

/**
 * Sends one text message through Solapi or the embedded outbox, whichever the environment names. Nothing of
 * it is logged here; `internal` of the errors holds neither number nor text.
 * @throws AppError `validation` for what cannot be a message, or what the service refused; otherwise why it
 *   could not be handed over.
 */
export async function sendSms(sms: Sms, transport?: SmsTransport): Promise<void> {
  const parsed = smsSchema.safeParse(sms)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new AppError('validation', { internal: `not a text message: ${fields.join(', ')}` })
  }
  await (transport ?? configuredTransport())(parsed.data)
}
