'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '@/components/ui/skeleton'

/** The editor is a chunk of its own: only pages on which somebody writes fetch it. */
export const LazyDocumentEditor = dynamic(
  () => import('./document-editor').then((module) => module.DocumentEditor),
  {
    ssr: false,
    loading: () => (
      <div aria-busy="true" className="p-6">
        <Skeleton lines={8} />
      </div>
    ),
  },
)
