import { type ServerType, serve } from '@hono/node-server'
import postgres from 'postgres'
import { log } from '@/lib/log'
import { refuseForeignHosts } from '@/lib/requests/loopback'
import { createLite } from './app'
import { adminUsers } from './auth/admin-users'
import { clientDetails } from './auth/client-details'
import type { AuthContext } from './auth/context'
import { currentUser } from './auth/current-user'
import { disabledEndpoints } from './auth/disabled-endpoints'
import { factors } from './auth/factors'
import { recover, signInLink } from './auth/mail-requests'
import { refresh } from './auth/refresh'
import { requestBody } from './auth/request-body'
import { resend } from './auth/resend'
import { signIn } from './auth/sign-in'
import { signUp } from './auth/sign-up'
import { verify } from './auth/verify'
import { postgresTypes } from './data/types'
import { composeMiddleware, type Handler, json, type Middleware } from './middleware'
import { createOutbox, OUTBOX_SQL } from './outbox'
import { outboxList } from './outbox-list'
import { outboxMail } from './outbox-mail'
import { outboxSms } from './outbox-sms'
import type { Settings } from './settings'
import { signedUrls } from './storage/signed-urls'
import { uploadBody } from './storage/upload-body'

const HOST = '127.0.0.1'

const health: Middleware = (request, next) =>
  new URL(request.url).pathname === '/health'
    ? Promise.resolve(json({ status: 'ok' }))
    : next(request)

export type EmbeddedSupabase = { handler: Handler; close: () => Promise<void> }

/** The Supabase-compatible API as a request handler: lite with every layer around it. */
export async function createSupabase(
  settings: Settings,
  now: () => number = Date.now,
): Promise<EmbeddedSupabase> {
  const sql = postgres(settings.databaseUrl, { max: 4, onnotice: () => {}, types: postgresTypes })
  // A data folder of an earlier version may lack a column.
  await sql.unsafe(OUTBOX_SQL)
  const outbox = createOutbox(sql, (error) =>
    log.error('mail could not be queued', { reason: String(error) }),
  )
  const lite = await createLite(settings)
  const context: AuthContext = {
    sql,
    outbox,
    siteUrl: settings.siteUrl,
    templateDir: settings.templateDir,
    secretKey: settings.secretKey,
    now,
  }
  const middleware = [
    health,
    outboxMail(sql, settings.secretKey),
    outboxSms(sql, settings, now),
    outboxList(sql),
    requestBody,
    disabledEndpoints,
    adminUsers(context),
    clientDetails(context),
    recover(context),
    signInLink(context),
    resend(context),
    signUp(context),
    signIn(context),
    refresh(context),
    verify(context),
    factors(context),
    currentUser(context),
    uploadBody,
    signedUrls,
  ]
  return {
    handler: composeMiddleware(middleware, lite.handler),
    close: async () => {
      await lite.close()
      await sql.end()
    },
  }
}

/** Listens on loopback, for its names alone. @returns the port and a way to stop. */
export async function listen(handler: Handler, port: number) {
  const server = await new Promise<ServerType>((resolve, reject) => {
    const listening = serve({ fetch: refuseForeignHosts(handler), hostname: HOST, port }, () =>
      resolve(listening),
    )
    listening.once('error', reject)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
