import { notFound } from 'next/navigation'
import { currentExchange } from './requests/exchange'

/**
 * Gives the page that is being rendered the status 404, so that it can say itself what is missing. After
 * `notFound()` Next sends an empty document instead, which only script fills.
 * @throws what `notFound()` throws, where the response is out of reach: its status is right everywhere.
 */
export function respondNotFound(): void {
  const exchange = currentExchange()
  if (!exchange || exchange.response.headersSent) notFound()
  // Asked for by script on the way from another page, which shows the answer only when it is a success.
  if (exchange.request.headers.rsc) return
  exchange.response.statusCode = 404
}
