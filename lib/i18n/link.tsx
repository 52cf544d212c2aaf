'use client'

import { type ComponentProps, useState } from 'react'
import { localizedNavigation } from './localized-navigation'

type Props = Omit<
  ComponentProps<typeof localizedNavigation.Link>,
  'prefetch' | 'onPointerEnter' | 'onFocus'
>

/**
 * A link within the site. What it leads to is fetched once the pointer or the focus reaches it: of the links that
 * a page shows nearly all are never followed, and each would cost the server up to four requests.
 */
export function Link(props: Props) {
  const [isLikely, setLikely] = useState(false)
  const expect = () => setLikely(true)
  return (
    <localizedNavigation.Link
      onPointerEnter={expect}
      onFocus={expect}
      {...props}
      prefetch={isLikely ? null : false}
    />
  )
}
