/** Where the browser keeps the chosen theme. */
export const themeKey = 'theme'
