/** Where the browser stores the chosen theme. */
export const themeKey = 'theme'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
