import type { ReactNode } from 'react'
import { WorkspaceBar } from '@/app/[locale]/(workspace)/workspace-bar'
import { RagopsNav } from '@/components/ragops/ragops-nav'

export default function RagopsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <WorkspaceBar />
      <RagopsNav />
      {children}
    </>
  )
}
