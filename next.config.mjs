import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Compiling the messages at build time keeps the ICU parser out of the browser (8 kB gzip).
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

/** Short, because what is not found or fails carries it too. */
const publicPage = 'public, max-age=0, s-maxage=60'

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run typecheck` sees every file; here it would only make the first start a minute longer.
  typescript: { ignoreBuildErrors: true },
  // The pages of 120,000 decisions in four languages must not fill the disk.
  experimental: { isrFlushToDisk: false },
  // Pages of the corpus are the same for everybody: a cache in front may keep them for a while.
  headers: async () => [
    {
      source: '/:locale(en|ja|zh)?/:kind(cases|statutes)/:path+',
      headers: [{ key: 'cache-control', value: publicPage }],
    },
  ],
  serverExternalPackages: ['postgres'],
}

export default withNextIntl(nextConfig)
