import { IslandMessages } from '@/components/layout/island-messages'
import { LanguageMenu } from '@/components/layout/language-menu'
import { SiteMark } from '@/components/layout/site-mark'
import { ThemeToggle } from '@/components/layout/theme-toggle'

/** All that is left of the site's header where the whole screen is for work: the way home, language, theme. */
export function AskBar() {
  return (
    <header className="no-print border-b border-line">
      <div className="page flex h-14 items-center justify-between">
        <SiteMark />
        <div className="flex items-center">
          <IslandMessages of={['language', 'theme']}>
            <LanguageMenu />
            <ThemeToggle />
          </IslandMessages>
        </div>
      </div>
    </header>
  )
}
