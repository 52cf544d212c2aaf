import { PageIcon } from '@/components/ui/page-icon'
import { ThemeSwitch } from './theme-switch'

/** Device setting, light or dark. */
export function ThemeToggle() {
  return (
    <ThemeSwitch
      icons={{
        system: <PageIcon name="monitor" size={18} />,
        light: <PageIcon name="sun" size={18} />,
        dark: <PageIcon name="moon" size={18} />,
      }}
    />
  )
}
