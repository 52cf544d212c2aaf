import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { hasLocale, NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import '@/app/globals.css'
import { FirstPaintScript } from '@/components/layout/first-paint-script'
import { env } from '@/lib/env'
import { locales, routing } from '@/lib/i18n/routing'

type Props = { children: ReactNode; params: Promise<{ locale: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** Of pages that have no picture of their own; made by scripts/brand-pictures.tsx. */
const defaultPicture = { url: '/open-graph.png', width: 1200, height: 630 }

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#161411' },
  ],
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: t('title'), template: `%s · ${t('name')}` },
    description: t('description'),
    applicationName: t('name'),
    openGraph: { siteName: t('name'), type: 'website', images: [defaultPicture] },
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '16x16 32x32 48x48' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    formatDetection: { telephone: false },
  }
}

export default async function LocaleLayout({ children, params }: Props) {
  const { locale } = await params
  if (!hasLocale(routing.locales, locale)) notFound()
  const { title, retry, home, code } = (await getMessages()).errors
  // What error.tsx says of any page; layouts whose islands name more of the failures give them more.
  const errors = { title, retry, home, code: { unknown: code.unknown } }
  return (
    // The script sets data-theme and data-session before React arrives.
    <html lang={locale} suppressHydrationWarning>
      <body>
        <FirstPaintScript />
        <NextIntlClientProvider messages={{ errors }}>{children}</NextIntlClientProvider>
      </body>
    </html>
  )
}
