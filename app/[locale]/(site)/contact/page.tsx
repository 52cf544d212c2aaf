import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { ContactAside } from '@/components/contact/contact-aside'
import { ContactForm } from '@/components/contact/contact-form'
import { PageBreadcrumb } from '@/components/layout/navigation/page-breadcrumb'
import { company } from '@/lib/company'
import { pageMetadata } from '@/lib/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await getLocale(), 'contact')
}

export default async function ContactPage() {
  const [t, words, pages, messages] = await Promise.all([
    getTranslations('contact'),
    getTranslations('company'),
    getTranslations('pages'),
    getMessages(),
  ])
  return (
    <div className="page pb-10">
      <PageBreadcrumb page="contact" />
      <h1 className="mt-2 text-2xl font-bold">{pages('contact.title')}</h1>
      <p className="mt-1 max-w-[42em] text-soft">{t('lead')}</p>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <section aria-labelledby="contact-form">
          <h2 id="contact-form" className="sr-only">
            {t('form.heading')}
          </h2>
          {/* Only the form's words: those of the mails stay on the server. */}
          <NextIntlClientProvider messages={{ contact: { form: messages.contact.form } }}>
            <ContactForm />
          </NextIntlClientProvider>
        </section>
        <ContactAside address={company().address ?? words('defaultAddress')} />
      </div>
    </div>
  )
}
