import { getTranslations } from 'next-intl/server'
import { locales } from '@/lib/i18n/routing'
import { LanguageOfferGate } from './language-offer-gate'

/** Offers the page in the visitor's language, in that language's own words; nothing redirects. */
export async function LanguageOffer() {
  const offers = await Promise.all(
    locales.map(async (locale) => {
      const t = await getTranslations({ locale, namespace: 'languageOffer' })
      return { locale, text: t('text'), go: t('go'), dismiss: t('dismiss') }
    }),
  )
  return <LanguageOfferGate offers={offers} />
}
