import createNextIntlPlugin from 'next-intl/plugin'
import { contentSecurity } from './lib/security/content-security.mjs'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Compiling the messages at build time keeps the ICU parser out of the browser (8 kB gzip).
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

/** Short, because what is not found or fails carries it too. */
const publicPage = 'public, max-age=0, s-maxage=60'

const { NODE_ENV, GA4_ID, META_PIXEL_ID } = process.env

/** Of static pages; the middleware sets a stricter one for signed-in people's pages. */
const publicPolicy = contentSecurity({
  development: NODE_ENV === 'development',
  ga4: Boolean(GA4_ID),
  metaPixel: Boolean(META_PIXEL_ID),
})

/** Of what is no page: a file that is opened by itself can do nothing. */
const answerPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'"

/** Of the thread that draws Hangul files: it fetches its library from here, and nothing else. */
const threadPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

const security = [
  { key: 'content-security-policy', value: publicPolicy },
  { key: 'referrer-policy', value: 'strict-origin-when-cross-origin' },
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'x-frame-options', value: 'DENY' },
  // A window of another site that opened this one gets no hold of it; payment windows that we open work.
  { key: 'cross-origin-opener-policy', value: 'same-origin-allow-popups' },
  {
    key: 'permissions-policy',
    value: 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  },
]

/** Former addresses of the service (spec 2); each with and without its language. */
const moved = ['ai-editor', 'ai-manager'].flatMap((from) => [
  { source: `/${from}`, destination: '/ai-chat', permanent: true },
  { source: `/:locale(en|ja|zh)/${from}`, destination: '/:locale/ai-chat', permanent: true },
])

/** The result of a payment, by its other addresses (spec 2); the query goes along. */
const results = ['success', 'fail'].flatMap((result) =>
  ['billing', 'payment'].flatMap((place) => [
    { source: `/${place}/${result}`, destination: `/billing-${result}`, permanent: false },
    {
      source: `/:locale(en|ja|zh)/${place}/${result}`,
      destination: `/:locale/billing-${result}`,
      permanent: false,
    },
  ]),
)

/** RagOps has no first page of its own: it begins with the traces. */
const begun = [
  { source: '/ragops', destination: '/ragops/traces', permanent: false },
  {
    source: '/:locale(en|ja|zh)/ragops',
    destination: '/:locale/ragops/traces',
    permanent: false,
  },
]

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Seconds for one page, instead of 60: a machine that does much else gives up a build that is in order.
  staticPageGenerationTimeout: 300,
  // In development Next would print what actions are called with: names, phones, resident numbers.
  logging: { serverFunctions: false },
  // `npm run typecheck` sees every file; here it would only make the first start a minute longer.
  typescript: { ignoreBuildErrors: true },
  // The pages of 120,000 decisions in four languages must not fill the disk.
  experimental: { isrFlushToDisk: false },
  // Pages of the corpus are the same for every visitor: a cache in front may keep them for a while.
  headers: async () => [
    { source: '/:path*', headers: security },
    // The last policy that fits is the one that is sent, before that of a handler.
    { source: '/api/:path*', headers: [{ key: 'content-security-policy', value: answerPolicy }] },
    {
      source: '/api/hangul-viewer/:file',
      headers: [{ key: 'content-security-policy', value: threadPolicy }],
    },
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'strict-transport-security', value: 'max-age=63072000; includeSubDomains' }],
    },
    {
      source: '/:locale(en|ja|zh)?/:kind(cases|statutes)/:path+',
      headers: [{ key: 'cache-control', value: publicPage }],
    },
    {
      // Its address may hold the one-time key of a card: no other site may learn it. With `no-referrer` a form
      // without script would be sent as a stranger's, and refused.
      source: '/:locale(en|ja|zh)?/billing-success',
      headers: [{ key: 'referrer-policy', value: 'same-origin' }],
    },
  ],
  redirects: async () => [...moved, ...results, ...begun],
  // No page has pictures that Next would make smaller: without this anybody could have it make some.
  images: { unoptimized: true },
  serverExternalPackages: ['postgres', 'rate-limiter-flexible'],
}

export default withNextIntl(nextConfig)
