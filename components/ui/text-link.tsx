import { useLocale } from 'next-intl'
import type { ComponentProps } from 'react'
import { getPathname } from '@/lib/i18n/navigation'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A link of the site for texts that have hundreds of them. It is only HTML: a link of the router costs each page
 * about as much time and as many bytes as a paragraph. Once the shell is there the router follows it all the same
 * (components/layout/navigation/use-routed-links.ts), without fetching anything ahead.
 */
export function TextLink({ href, ...rest }: Props) {
  const locale = useLocale()
  return <a href={getPathname({ locale, href })} data-routed="" {...rest} />
}
