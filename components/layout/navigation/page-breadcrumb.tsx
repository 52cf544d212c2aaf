import { useTranslations } from 'next-intl'
import { type SitePage, sitePages } from '@/lib/site-pages'
import { Breadcrumb, type Crumb } from './breadcrumb'
import { pageTrail, type Step } from './page-trail'

/** The way to a fixed page, its words from the map of page names; nothing on the front page (spec 2). */
export function PageBreadcrumb({ page }: { page: SitePage }) {
  const pages = useTranslations('pages')
  const site = useTranslations('site')
  const crumb = (step: Step): Crumb => {
    if (step === 'products') return { label: site('products') }
    const label = pages(`${step}.name`)
    return step === page ? { label } : { label, href: sitePages[step].path }
  }
  const trail = pageTrail(page).map(crumb)
  return trail.length > 0 ? <Breadcrumb trail={trail} /> : null
}
