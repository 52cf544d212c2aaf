/** Where the browser keeps the chosen theme. */
export const themeKey = 'theme'

const script = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** Sets the chosen theme before the first paint; otherwise dark pages would flash white. */
export function ThemeScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, no input reaches it
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
