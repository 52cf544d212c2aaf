'use client'

import NextLink from 'next/link'
import { useLocale } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { getPathname, type Href } from './localized-path'

type Props = Omit<
  ComponentProps<typeof NextLink>,
  'href' | 'locale' | 'prefetch' | 'onPointerEnter' | 'onFocus'
> & { href: Href }

/**
 * A link within the site, in the language of the page. What it leads to is fetched once the pointer or the focus
 * reaches it: of the links that a page shows nearly all are never followed, and each would cost the server up to four
 * requests.
 */
export function Link({ href, ...props }: Props) {
  const locale = useLocale()
  const [isLikely, setLikely] = useState(false)
  const expect = () => setLikely(true)
  return (
    <NextLink
      onPointerEnter={expect}
      onFocus={expect}
      {...props}
      href={getPathname({ href, locale })}
      prefetch={isLikely ? null : false}
    />
  )
}
