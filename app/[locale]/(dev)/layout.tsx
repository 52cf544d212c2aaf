import type { ReactNode } from 'react'
import { ClientMessages } from '@/components/layout/client-messages'
import { LanguageMenu } from '@/components/layout/language/language-menu'
import { ThemeToggle } from '@/components/layout/theme/theme-toggle'

/** Pages for makers: a language, a theme and nothing else around them. */
export default function DevLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="page flex justify-end border-b border-line">
        <ClientMessages of={['language', 'theme']}>
          <LanguageMenu />
          <ThemeToggle />
        </ClientMessages>
      </header>
      <main>{children}</main>
    </>
  )
}
