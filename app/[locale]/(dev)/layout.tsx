import type { ReactNode } from 'react'
import { IslandMessages } from '@/components/layout/island-messages'
import { LanguageMenu } from '@/components/layout/language-menu'
import { ThemeToggle } from '@/components/layout/theme-toggle'

/** Pages for makers: a language, a theme and nothing else around them. */
export default function DevLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="page flex justify-end border-b border-line">
        <IslandMessages of={['language', 'theme']}>
          <LanguageMenu />
          <ThemeToggle />
        </IslandMessages>
      </header>
      <main>{children}</main>
    </>
  )
}
