'use client'

import type { ReactNode } from 'react'
import { ArticleLookUp } from './article-look-up'
import { DecisionLookUp } from './decision-look-up'
import type { PreviewRequest } from './preview-request'

type Props = {
  request: PreviewRequest
  /** Shown while it is looked up. */
  loading: ReactNode
  onOpen: (which: PreviewRequest) => void
  onClear: () => void
}

/** The decision or the article that is shown beside the results. */
export function PreviewBody({ request, ...rest }: Props) {
  return request.kind === 'decision' ? (
    <DecisionLookUp request={request} {...rest} />
  ) : (
    <ArticleLookUp request={request} {...rest} />
  )
}
