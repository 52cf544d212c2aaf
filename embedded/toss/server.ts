import { type HttpBindings, type ServerType, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { log } from '@/lib/log'
import { refuseForeignHosts } from '@/lib/requests/loopback'
import { CUT, createExchange } from './api/exchange'
import type { TossContext } from './api/outcome'
import { type Answer, refusal } from './codes'
import { Faults } from './faults/faults'
import { openJournal } from './ledger/journal'
import { Ledger } from './ledger/ledger'
import { both, htmlAnswer, htmlPage } from './pages/layout'
import { overviewPage } from './pages/overview'
import { receiptPage } from './pages/receipt'
import { type Runtime, systemRuntime } from './runtime'
import type { Settings } from './settings'
import { standInRoutes } from './stand-in/routes'
import { Sender } from './webhooks/sender'
import { windowRoutes } from './window/routes'

const HOST = '127.0.0.1'
const LARGEST_BODY = 256 * 1024

const originAt = (port: number) => `http://${HOST}:${port}`

const json = ({ status, body }: Answer) =>
  new Response(body, {
    status,
    headers: body ? { 'content-type': 'application/json; charset=utf-8' } : {},
  })

/** The provider's API, its card window, and what only a stand-in has. */
function createToss(settings: Settings, runtime: Runtime) {
  const journal = openJournal(settings.journalFile)
  const ledger = new Ledger(journal)
  const ctx: TossContext = { ledger, runtime, origin: originAt(settings.port) }
  const faults = new Faults()
  const sender = new Sender(ledger, runtime, settings.webhookUrl)
  const { secretKey, clientKey } = settings
  const exchange = createExchange(ctx, { secretKey, faults, sender })

  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(bodyLimit({ maxSize: LARGEST_BODY, onError: () => json(refusal('INVALID_REQUEST')) }))
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/', () => htmlAnswer(overviewPage(ledger)))
  app.get('/receipts/:paymentKey', (c) => {
    const payment = ledger.payments.get(c.req.param('paymentKey'))
    if (payment) return htmlAnswer(receiptPage(payment))
    const said = both('그런 영수증이 없습니다.', 'There is no such receipt.')
    return htmlAnswer(htmlPage({ title: '404', body: `<h1>${said}</h1>` }), undefined, 404)
  })
  app.route('/', windowRoutes(ctx, clientKey))
  app.route('/stand-in', standInRoutes(ctx, { secretKey, faults, sender }))
  app.all('/v1/*', async (c) => {
    const answer = await exchange({
      method: c.req.method,
      pathname: new URL(c.req.url).pathname,
      authorization: c.req.header('authorization'),
      idempotencyKey: c.req.header('idempotency-key'),
      testCode: c.req.header('tosspayments-test-code'),
      body: await c.req.text(),
    })
    if (answer !== CUT) return json(answer)
    c.env.incoming.socket.destroy()
    return RESPONSE_ALREADY_SENT
  })
  app.notFound(() => json(refusal('NOT_FOUND')))
  app.onError((error) => {
    log.error('toss stand-in failed', { reason: error.message })
    return json(refusal('FAILED_INTERNAL_SYSTEM_PROCESSING'))
  })

  sender.resume()
  return {
    app,
    ctx,
    close: () => {
      sender.close()
      journal.close()
    },
  }
}

async function listen(app: Hono<{ Bindings: HttpBindings }>, port: number): Promise<ServerType> {
  return new Promise<ServerType>((resolve, reject) => {
    const listening = serve({ fetch: refuseForeignHosts(app.fetch), hostname: HOST, port }, () =>
      resolve(listening),
    )
    listening.once('error', reject)
  })
}

/**
 * Starts the payment stand-in on loopback.
 * @param settings port 0 takes a free one
 * @returns the port, and a way to stop, which cuts what is still under way
 */
export async function startToss(settings: Settings, runtime: Runtime = systemRuntime) {
  const toss = createToss(settings, runtime)
  const server = await listen(toss.app, settings.port)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  toss.ctx.origin = originAt(port)
  return {
    port,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      toss.close()
    },
  }
}
