import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Compiling the messages at build time keeps the ICU parser out of the browser (8 kB gzip).
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { tsconfigPath: 'tsconfig.json' },
  // The pages of 120,000 decisions in four languages must not fill the disk.
  experimental: { isrFlushToDisk: false },
  serverExternalPackages: ['postgres'],
}

export default withNextIntl(nextConfig)
