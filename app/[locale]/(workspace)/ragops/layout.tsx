import type { ReactNode } from 'react'
import { WorkspaceBar } from '@/app/[locale]/(workspace)/workspace-bar'

export default function RagopsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <WorkspaceBar />
      {children}
    </>
  )
}
