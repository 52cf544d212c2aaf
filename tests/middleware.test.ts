/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { unstable_doesMiddlewareMatch as runsFor } from 'next/experimental/testing/server'

jest.mock('next-intl/middleware', () => () => undefined)
jest.mock('@/lib/auth/page-gate', () => ({}))
jest.mock('@/lib/site-state/page-maintenance', () => ({}))

const { config } = jest.requireActual<typeof import('@/middleware')>('@/middleware')
const seen = (url: string) => runsFor({ config, url, nextConfig: {} })

const files = readdirSync('public', { recursive: true, withFileTypes: true, encoding: 'utf8' })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(/^public/, ''))

it.each([
  ...files,
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/cases-0.xml',
  '/manifest.webmanifest',
  '/feeds/ko.xml',
  '/og/ko/about',
  '/api/search',
  '/auth/confirm',
  '/_next/static/chunk.js',
])('the middleware leaves %s alone', (path) => {
  expect(seen(path)).toBe(false)
})

it.each([
  '/',
  '/en/pricing',
  '/cases/2012다31628',
  // A page whose last part may be anything is one whatever that looks like, and takes actions.
  '/en/ai-chat/x.json',
  '/ai-chat/a.png',
  '/cases/x.xml',
  '/contact.txt',
  '/opengraph-image/contact',
  '/apix/contact',
  '/icon.svg/contact',
  '/robots.txt/contact',
  '/_nextx/contact',
])('the middleware sees %s', (path) => {
  expect(seen(path)).toBe(true)
})
