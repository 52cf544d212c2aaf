'use client'

import { LanguageMenu } from '@/components/layout/language/language-menu'
import { ThemeToggle } from '@/components/layout/theme/theme-toggle'

/** Language and theme in the thread's bar. */
export function ThreadSettings() {
  return (
    <>
      <LanguageMenu />
      <span className="max-sm:hidden">
        <ThemeToggle />
      </span>
    </>
  )
}
