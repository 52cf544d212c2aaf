import { Hono } from 'hono'
import { freshKeys } from '@/embedded/toss/api/fresh-keys'
import type { TossContext } from '@/embedded/toss/api/outcome'
import { cardOf, refusalAtRegistration } from '@/embedded/toss/cards'
import { type Code, messageOf } from '@/embedded/toss/codes'
import { both, bothPlain, htmlAnswer, htmlPage } from '@/embedded/toss/pages/layout'
import { escapeHtml } from '@/lib/mail/escape-html'
import { BROWSER_SCRIPT } from './browser-script'
import { type CardField, cardFormSchema, faultyFields } from './card-form'
import { cardPage, type PageState } from './card-page'
import { type WindowRequest, windowRequestSchema, withQuery } from './request'
import { WINDOW_SCRIPT } from './window-script'

/** How the window ends. */
type Ending =
  | { outcome: 'canceled' }
  | { outcome: 'leaves'; url: string }
  | { outcome: 'refused'; code: string; message: string }

const javascript = (text: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

/** Who may hold the window in a frame, and where its form may lead. */
const directives = (request: WindowRequest | null) => {
  const framed = request?.target === 'iframe' && request.origin
  const ends = request
    ? [request.successUrl, request.failUrl].map((url) => new URL(url).origin)
    : []
  return [
    "script-src 'self'",
    `frame-ancestors ${framed ? new URL(framed).origin : "'none'"}`,
    `form-action ${["'self'", ...new Set(ends)].join(' ')}`,
  ]
}

/** Tells the page around the frame. */
function toldByFrame(request: WindowRequest, ending: Ending): Response {
  const data = Object.entries({ origin: request.origin ?? '', ...ending })
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ')
  const body = `<h1>${both('사이트로 돌아갑니다', 'Returning to the site')}</h1><p id="outcome" role="status" ${data}>…</p>`
  const title = bothPlain('카드 등록', 'Register a card')
  return htmlAnswer(htmlPage({ title, body, script: true }), directives(request))
}

const redirected = (url: string) =>
  new Response(null, { status: 303, headers: { location: url, 'cache-control': 'no-store' } })

const failedUrl = ({ failUrl }: WindowRequest, code: Code) =>
  withQuery(failUrl, { code, message: messageOf(code) })

function canceled(request: WindowRequest): Response {
  return request.target === 'iframe'
    ? toldByFrame(request, { outcome: 'canceled' })
    : redirected(failedUrl(request, 'PAY_PROCESS_CANCELED'))
}

const leaves = (request: WindowRequest, url: string): Response =>
  request.target === 'iframe' ? toldByFrame(request, { outcome: 'leaves', url }) : redirected(url)

function unreadable(): Response {
  const said = both(
    '카드 등록 창을 열 수 없습니다. 요청이 올바르지 않습니다.',
    'The card window cannot open: the request is not right.',
  )
  const title = bothPlain('카드 등록', 'Register a card')
  return htmlAnswer(htmlPage({ title, body: `<h1>${said}</h1>` }), directives(null), 400)
}

const fieldsOf = (form: URLSearchParams): Partial<Record<CardField, string>> => ({
  number: form.get('number') ?? '',
  expiry: form.get('expiry') ?? '',
  holder: form.get('holder') ?? '',
})

/** Registers a card. @returns its authKey, or what it is refused with */
export function register(
  { ledger, runtime }: TossContext,
  { customerKey, number, corporate }: { customerKey: string; number: string; corporate: boolean },
): { authKey: string } | { code: Code } {
  const code = refusalAtRegistration(number)
  if (code) return { code }
  const authKey = freshKeys(runtime).authKey()
  const card = cardOf(number, corporate)
  ledger.record([{ type: 'authorized', authKey, customerKey, card, at: runtime.now() }])
  return { authKey }
}

/** The script for the site, and the window that it opens. */
export function windowRoutes(ctx: TossContext, clientKey: string): Hono {
  const app = new Hono()
  const drawn = (request: WindowRequest, state: PageState, status = 200) =>
    htmlAnswer(cardPage(request, state), directives(request), status)

  app.get('/v1', () => javascript(BROWSER_SCRIPT))
  app.get('/card-window.js', () => javascript(WINDOW_SCRIPT))

  app.get('/card-window', (c) => {
    const given = windowRequestSchema.safeParse(c.req.query())
    if (!given.success) return unreadable()
    const request = given.data
    if (request.clientKey === clientKey) return drawn(request, { values: {}, faulty: new Set() })
    const code = 'INVALID_CLIENT_KEY'
    return request.target === 'iframe'
      ? toldByFrame(request, { outcome: 'refused', code, message: messageOf(code) })
      : redirected(failedUrl(request, code))
  })

  app.post('/card-window', async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const given = windowRequestSchema.safeParse(Object.fromEntries(form))
    if (!given.success || given.data.clientKey !== clientKey) return unreadable()
    const request = given.data
    if (form.get('action') === 'cancel') return canceled(request)
    const read = cardFormSchema(ctx.runtime.now()).safeParse({
      ...fieldsOf(form),
      password: form.get('password') ?? '',
      agreed: form.getAll('agreed'),
    })
    if (!read.success) {
      return drawn(request, { values: fieldsOf(form), faulty: faultyFields(read.error) }, 422)
    }
    const { customerKey } = request
    const { number, holder } = read.data
    const registered = register(ctx, { customerKey, number, corporate: holder.length === 10 })
    if ('code' in registered) return leaves(request, failedUrl(request, registered.code))
    return leaves(
      request,
      withQuery(request.successUrl, { customerKey, authKey: registered.authKey }),
    )
  })
  return app
}
